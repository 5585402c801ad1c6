import type { FootprintPart } from '@pcf/contract/vocabulary/footprint-part';
import { footprintParts } from '@pcf/contract/vocabulary/footprint-part';
import { differences, type Leaf } from '@pcf/domain/emission-data/differences';
import {
  type FieldFormat,
  type FieldName,
  fieldFormats,
  fieldNames,
} from '../../../../exchange/emission-data-view/field-formats.ts';
import { type FieldOfPath, fieldOfPath } from '../../../../exchange/emission-data-view/field-of-path.ts';
import { rowListOf } from '../../../../exchange/emission-data-view/row-lists.ts';
import { relativeChange } from '../../../../lib/format/relative-change.ts';
import type { Submission } from '../api/get-emission-details.ts';
import { asShown } from './as-shown.ts';

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
  const fields = differences(...asShown(before.data, after.data)).flatMap((difference): ChangedRow[] => {
    const found = fieldOfPath(difference.path);
    if (found === null || named.includes(found.field)) return [];
    return [
      {
        kind: 'field',
        ...found,
        key: difference.path,
        before: difference.before,
        after: difference.after,
        change: isComparable(found.field, before, after) ? changeOf(difference.before, difference.after) : null,
      },
    ];
  });
  return [...fields.sort(inFormOrder), ...changedParts(before, after)];
}

/** As the form asks for them, the value before what it is made of. */
const inFormOrder = (one: ChangedRow, other: ChangedRow): number => placeOf(one) - placeOf(other);

const firstField: FieldName = 'emissionValues.value';

function placeOf(row: ChangedRow): number {
  if (row.kind === 'part' || row.field === firstField) return -1;
  // The fields of one stage stay together.
  return fieldNames.findIndex((name) => row.field.startsWith(listOf(name)));
}

const listOf = (name: FieldName): string => rowListOf(name) ?? name;

/** Told for the unit of the value. */
const perUnit: readonly FieldFormat[] = ['amount', 'carbon', 'landArea'];

/** What is told per another unit, or per more of them, says nothing about an increase. */
function isComparable(field: FieldName, before: Compared, after: Compared): boolean {
  const [was, is] = [before.data.emissionValues, after.data.emissionValues];
  const samePer = was?.unit === is?.unit && (was?.unitAmount ?? 1) === (is?.unitAmount ?? 1);
  const isPerUnit = perUnit.includes(fieldFormats[field]) && field !== 'emissionValues.unitAmount';
  return isPerUnit ? samePer : ['kilograms', 'tonnes'].includes(fieldFormats[field]);
}

function changedParts(before: Compared, after: Compared): ChangedRow[] {
  const [old, now] = [before.calculation, after.calculation];
  if (!old || !now || !isComparable('emissionValues.value', before, after)) return [];
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
