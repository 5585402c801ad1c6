import { Button } from '@mantine/core';
import { type FootprintPart, footprintParts } from '@pcf/contract/vocabulary/footprint';
import { differences, type Leaf } from '@pcf/domain/emission-data/differences';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FieldFormat,
  type FieldName,
  fieldFormats,
  fieldNames,
} from '../../../exchange/emission-data-view/field-formats.ts';
import { type FieldOfPath, fieldOfPath } from '../../../exchange/emission-data-view/field-of-path.ts';
import { useFieldWords } from '../../../exchange/emission-data-view/use-field-words.ts';
import { rowListOf, rowLists } from '../../../exchange/emission-form/fields/field-name.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { noValue } from '../../../lib/format/number-format.ts';
import { exactNumber } from '../../../lib/format/numbers.ts';
import { formatChange, relativeChange } from '../../../lib/format/shares.ts';
import kit from '../../../ui/kit.module.css';
import { asShown } from './as-shown.ts';
import type { EmissionDetails, Submission } from './requested-product-calls.ts';
import classes from './submission/submission-section.module.css';

/** A stage is found by its name and its scope, so that these never change; its value does. */
const named: readonly FieldName[] = ['emissionValues.stages.stage', 'emissionValues.stages.scope'];

/** As the form asks for them, the value before what it is made of. */
const inFormOrder = (one: ChangedRow, other: ChangedRow): number => placeOf(one) - placeOf(other);

const firstField: FieldName = 'emissionValues.value';

const listOf = (name: FieldName): string => rowListOf(name) ?? name;

/** Told for the unit of the value. */
const perUnit: readonly FieldFormat[] = ['amount', 'carbon', 'landArea'];

const changeOf = (before: Leaf | null, after: Leaf | null): number | null =>
  typeof before === 'number' && typeof after === 'number' ? relativeChange(before, after) : null;

/** More would push the data themselves out of sight. */
const maxShown = 8;

interface ChangesProps {
  now: Submission;
  previous: EmissionDetails['previous'];
  accepted: EmissionDetails['accepted'];
}

/** What differs from the version before, and from the one in force where that is another. */
export function Changes({ now, previous, accepted }: ChangesProps) {
  const { t } = useTranslation('review');
  const titleId = useId();
  const [chosen, setChosen] = useState<'previous' | 'accepted'>('previous');
  const others = {
    previous,
    accepted: accepted && accepted.version !== previous?.version && accepted.version !== now.version ? accepted : null,
  };
  const before = others[chosen] ?? others.previous ?? others.accepted;
  if (!before) return null;
  const inForce = accepted?.version === before.version;
  return (
    <section className={`${kit.card} ${kit.stack12} ${classes.changes}`} aria-labelledby={titleId}>
      <div className={`${kit.row4x16} ${kit.baseline} ${kit.spread}`}>
        <h3 id={titleId} className={kit.plainSubheading}>
          {t('changes.title')}
        </h3>
        {others.previous && others.accepted ? (
          <fieldset className={`${kit.row} ${classes.choice}`} aria-label={t('changes.choose')}>
            {(['previous', 'accepted'] as const).map((kind) => (
              <Button
                key={kind}
                size="xs"
                variant={others[kind] === before ? 'light' : 'subtle'}
                aria-pressed={others[kind] === before}
                onClick={() => setChosen(kind)}
              >
                {t(`changes.${kind}`, { version: others[kind]?.version ?? 0 })}
              </Button>
            ))}
          </fieldset>
        ) : (
          <span className={kit.note}>
            {t(inForce ? 'changes.accepted' : 'changes.previous', { version: before.version })}
          </span>
        )}
      </div>
      <ChangesTable before={before} now={now} />
    </section>
  );
}

interface ChangesTableProps {
  before: Submission;
  now: Submission;
}

/** What one version says otherwise than another, side by side. */
function ChangesTable({ before, now }: ChangesTableProps) {
  const { t, i18n } = useTranslation(['review', 'footprint']);
  const { label, text } = useFieldWords();
  const language = pageLanguage(i18n);
  const rows = changedRows(before, now);
  const [allShown, setAllShown] = useState(false);
  if (rows.length === 0) return <p className={kit.muted}>{t('changes.none', { version: before.version })}</p>;

  const nameOf = (row: ChangedRow) => {
    if (row.kind === 'part') return t(`footprint:part.${row.part}`);
    const { field, item } = row;
    const list = rowListOf(field);
    if (item === null || list === undefined) return label(field);
    const names = [
      text(rowLists[list], item.code),
      item.scope === null ? null : text('emissionValues.stages.scope', item.scope),
      item.number === null ? null : String(item.number),
    ];
    return t('changes.item', { item: names.filter((name) => name !== null).join(', '), field: label(field) });
  };
  const answerOf = (row: ChangedRow, value: Leaf | null) => {
    if (value === null) return noValue;
    return row.kind === 'part' ? exactNumber(Number(value), language) : text(row.field, value);
  };
  const head = {
    before: t('changes.of', { version: before.version }),
    now: t('changes.of', { version: now.version }),
    change: t('changes.change'),
  };
  const isLong = rows.length > maxShown + 2;
  return (
    <>
      <table className={`${kit.small} ${kit.tabular} ${classes.table}`}>
        <caption className={kit.visuallyHidden}>
          {t('changes.caption', { before: before.version, now: now.version })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('changes.field')}</th>
            <th scope="col">{head.before}</th>
            <th scope="col">{head.now}</th>
            <th scope="col">{head.change}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key} data-later={(isLong && !allShown && index >= maxShown) || undefined}>
              <th scope="row">{nameOf(row)}</th>
              <td data-label={head.before} className={classes.before}>
                {answerOf(row, row.before)}
              </td>
              <td data-label={head.now} className={classes.now}>
                {answerOf(row, row.after)}
              </td>
              <td data-label={head.change} data-empty={row.change === null || undefined}>
                {row.change === null ? null : formatChange(row.change, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isLong ? (
        <Button
          size="xs"
          variant="subtle"
          className={classes.toggle ?? ''}
          aria-expanded={allShown}
          onClick={() => setAllShown(!allShown)}
        >
          {allShown ? t('changes.fewer') : t('changes.all', { count: rows.length })}
        </Button>
      ) : null}
    </>
  );
}

interface Values {
  readonly key: string;
  readonly before: Leaf | null;
  readonly after: Leaf | null;
  /** Of amounts that both versions tell. */
  readonly change: number | null;
}

/** A field that differs, or a part of a calculation. */
type ChangedRow = Values &
  (({ readonly kind: 'field' } & FieldOfPath) | { readonly kind: 'part'; readonly part: FootprintPart });

type Compared = Pick<Submission, 'data' | 'calculation'>;

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

function placeOf(row: ChangedRow): number {
  if (row.kind === 'part' || row.field === firstField) return -1;
  // The fields of one stage stay together.
  return fieldNames.findIndex((name) => row.field.startsWith(listOf(name)));
}

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
