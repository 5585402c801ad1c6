import { Button } from '@mantine/core';
import type { Leaf } from '@pcf/domain/emission-data/differences';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowListOf, rowLists } from '../../../../exchange/emission-data-view/row-lists.ts';
import { useFieldWords } from '../../../../exchange/emission-data-view/use-field-words.ts';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { exactNumber } from '../../../../lib/format/exact-number.ts';
import { formatChange } from '../../../../lib/format/format-change.ts';
import { noValue } from '../../../../lib/format/no-value.ts';
import type { Submission } from '../api/get-emission-details.ts';
import { type ChangedRow, changedRows } from './changed-rows.ts';
import classes from './changes-table.module.css';

/** More would push the data themselves out of sight. */
const mostShown = 8;

interface ChangesTableProps {
  before: Submission;
  now: Submission;
}

/** What one version says otherwise than another, side by side. */
export function ChangesTable({ before, now }: ChangesTableProps) {
  const { t, i18n } = useTranslation(['review', 'footprint']);
  const { label, text } = useFieldWords();
  const language = pageLanguage(i18n);
  const rows = changedRows(before, now);
  const [allShown, setAllShown] = useState(false);
  if (rows.length === 0) return <p className={classes.none}>{t('changes.none', { version: before.version })}</p>;

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
  const isLong = rows.length > mostShown + 2;
  return (
    <>
      <table className={classes.table}>
        <caption className={classes.caption}>
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
            <tr key={row.key} data-later={(isLong && !allShown && index >= mostShown) || undefined}>
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
