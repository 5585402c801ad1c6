import type { FootprintPart } from '@pcf/contract/vocabulary/footprint-part';
import { footprintParts } from '@pcf/contract/vocabulary/footprint-part';
import { differences, type Leaf } from '@pcf/domain/emission-data/differences';
import { type FieldName, fieldFormats } from '../../../components/emission-data-view/field-formats.ts';
import { type FieldOfPath, fieldOfPath } from '../../../components/emission-data-view/field-of-path.ts';
import { relativeChange } from '../../../lib/format/relative-change.ts';
import type { Submission } from '../api/get-emission-details.ts';

interface Values {
  readonly key: string;
  readonly before: Leaf | null;
  readonly after: Leaf | null;
  /** Of amounts that both versions tell. */
  readonly change: number | null;
}

/** A field that differs, or a part of a calculation. */
export type ChangedRow = Values &
  (({ readonly kind: 'field' } & FieldOfPath) | { readonly kind: 'part'; readonly part: FootprintPart });

type Compared = Pick<Submission, 'data' | 'calculation'>;

/** A stage is found by its name and its scope, so that these never change; its value does. */
const named: readonly FieldName[] = ['emissionValues.stages.stage', 'emissionValues.stages.scope'];

export function changedRows(before: Compared, after: Compared): ChangedRow[] {
  const fields = differences(before.data, after.data).flatMap((difference): ChangedRow[] => {
    const found = fieldOfPath(difference.path);
    if (found === null || named.includes(found.field)) return [];
    const isAmount = ['amount', 'kilograms', 'tonnes'].includes(fieldFormats[found.field]);
    return [
      {
        kind: 'field',
        ...found,
        key: difference.path,
        before: difference.before,
        after: difference.after,
        change: isAmount ? changeOf(difference.before, difference.after) : null,
      },
    ];
  });
  return [...fields, ...changedParts(before, after)];
}

function changedParts(before: Compared, after: Compared): ChangedRow[] {
  const [old, now] = [before.calculation, after.calculation];
  if (!old || !now) return [];
  return footprintParts
    .filter((part) => old[part] !== now[part])
    .map((part) => ({
      kind: 'part',
      part,
      key: part,
      before: old[part],
      after: now[part],
      change: changeOf(old[part], now[part]),
    }));
}

const changeOf = (before: Leaf | null, after: Leaf | null): number | null =>
  typeof before === 'number' && typeof after === 'number' ? relativeChange(before, after) : null;
