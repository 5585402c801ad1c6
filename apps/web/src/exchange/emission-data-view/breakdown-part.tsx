import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { exactNumber } from '../../lib/format/numbers.ts';
import kit from '../../ui/kit.module.css';
import { DataPart } from './data-group.tsx';
import classes from './emission-data-view.module.css';
import type { EmissionValues } from './emission-data-view.tsx';
import { sumOf } from './stage-entries.ts';
import { useFieldWords } from './use-field-words.ts';

type Kind = keyof NonNullable<EmissionValues['breakdown']>;

const counted = [
  'fossil',
  'landUseChange',
  'landManagementCo2',
  'biogenicNonCo2',
  'landRemovals',
  'technologicalRemovals',
  'ccs',
] as const satisfies readonly Kind[];
const notCounted = ['biogenicUptake', 'aircraft', 'packaging', 'outbound'] as const satisfies readonly Kind[];

/** Where the emissions come from, added up, and what is told beside them. */
export function BreakdownPart({ values: { breakdown } }: { values: EmissionValues }) {
  const { t, i18n } = useTranslation('emissionView');
  const { label } = useFieldWords();
  const language = pageLanguage(i18n);
  const rowsOf = (kinds: readonly Kind[]) =>
    kinds.flatMap((kind) => {
      const value = breakdown?.[kind];
      return value == null ? [] : [{ kind, value }];
    });
  const [parts, memos] = [rowsOf(counted), rowsOf(notCounted)];
  if (parts.length + memos.length === 0) return null;
  const row = ({ kind, value }: { kind: Kind; value: number }) => (
    <tr key={kind}>
      <th scope="row">{label(`emissionValues.breakdown.${kind}`)}</th>
      <td>{exactNumber(value, language)}</td>
    </tr>
  );
  return (
    <DataPart title={t('breakdown.title')}>
      <table className={`${kit.small} ${kit.tabular} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('breakdown.kind')}</th>
            <th scope="col">kgCO₂e</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(row)}
          {parts.length > 0 ? (
            <tr className={classes.sum}>
              <th scope="row">{t('chart.total')}</th>
              <td>{exactNumber(sumOf(parts.map(({ value }) => value)), language)}</td>
            </tr>
          ) : null}
        </tbody>
        {memos.length > 0 ? (
          <tbody>
            <tr className={classes.memo}>
              <th scope="rowgroup" colSpan={2}>
                {t('breakdown.memo')}
              </th>
            </tr>
            {memos.map(row)}
          </tbody>
        ) : null}
      </table>
    </DataPart>
  );
}
