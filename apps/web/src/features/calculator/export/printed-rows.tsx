import type { DecimalText } from '@pcf/domain/footprint/trace-row';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDecimal } from '../../../lib/format/format-decimal.ts';
import { formatShare } from '../../../lib/format/format-share.ts';
import { workingText } from '../../../lib/format/working-text.ts';
import { scenarioNames } from '../compare/scenario-names.ts';
import type { ContributionRow } from '../results/contribution-rows.ts';
import { fullRowName, rowNameLanguage } from '../results/row-name.ts';
import { sectionText } from '../results/section-text.ts';
import classes from './print-sheet.module.css';

/** Every row with its multiplication. */
export function PrintedRows({ rows, totals }: { rows: readonly ContributionRow[]; totals: readonly DecimalText[] }) {
  const { t, i18n } = useTranslation(['footprint', 'common']);
  const language = pageLanguage(i18n);
  const withScenario = (index: number, value: string) =>
    totals.length > 1 ? t('compare.value', { name: scenarioNames[index], value }) : value;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('table.name')}</th>
          <th scope="col">{t('table.section')}</th>
          <th scope="col">{t('print.working')}</th>
          <th scope="col" className={classes.number}>
            {t('table.share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" lang={rowNameLanguage(row)}>
              {fullRowName(row, language, t)}
            </th>
            <td>{sectionText(row.sample, t)}</td>
            <td>
              {row.contributors.map((one, index) =>
                one ? (
                  <div key={scenarioNames[index]}>{withScenario(index, workingText(one.row, language))}</div>
                ) : null,
              )}
            </td>
            <td className={classes.number}>
              {row.contributors.map((one, index) =>
                one ? (
                  <div key={scenarioNames[index]}>{withScenario(index, formatShare(one.share, language))}</div>
                ) : null,
              )}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            {t('total')}
          </th>
          <td colSpan={2} className={classes.sum}>
            {totals.map((total, index) => (
              <div key={scenarioNames[index]}>
                {withScenario(index, `${formatDecimal(total, language)}\u00a0kgCO₂e/kg`)}
              </div>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
