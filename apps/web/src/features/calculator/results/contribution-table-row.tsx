import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/exact-number.ts';
import { formatDecimal } from '../../../lib/format/format-decimal.ts';
import { factorUnitText } from '../../../lib/format/format-impact.ts';
import { formatShare } from '../../../lib/format/format-share.ts';
import { noValue } from '../../../lib/format/no-value.ts';
import { quantityText, workingText } from '../../../lib/format/working-text.ts';
import { scenarioNames } from '../compare/scenario-names.ts';
import type { ContributionRow } from './contribution-rows.ts';
import classes from './contribution-table.module.css';
import { factorSourceText } from './factor-source-text.ts';
import { LabelledCell } from './labelled-cell.tsx';
import { fullRowName, rowNameLanguage } from './row-name.ts';
import { sectionText } from './section-text.ts';

interface ContributionTableRowProps {
  row: ContributionRow;
  /** Whether it shows its multiplication. */
  opened: boolean;
  onToggle: (key: string) => void;
}

export const ContributionTableRow = memo(function ContributionTableRow(props: ContributionTableRowProps) {
  const { row, opened, onToggle } = props;
  const { t, i18n } = useTranslation(['footprint', 'common']);
  const language = pageLanguage(i18n);
  const { sample, contributors } = row;
  const [only] = contributors;
  const compared = contributors.length > 1;
  return (
    <>
      <tr className={classes.row} data-opened={opened || undefined}>
        <th scope="row" className={classes.name}>
          <button type="button" className={classes.toggle} aria-expanded={opened} onClick={() => onToggle(row.key)}>
            <span lang={rowNameLanguage(row)}>{fullRowName(row, language, t)}</span>
          </button>
        </th>
        <LabelledCell label={t('table.section')}>{sectionText(sample, t)}</LabelledCell>
        {only && !compared ? (
          <LabelledCell label={t('table.quantity')}>{quantityText(only.row, language)}</LabelledCell>
        ) : null}
        <LabelledCell label={t('table.factor')}>
          <span className={classes.impact}>
            {exactNumber(sample.factor.impact, language)} {factorUnitText(sample.factor.unit)}
          </span>
          <span className={classes.source}>{factorSourceText(sample.factor, t)}</span>
        </LabelledCell>
        {contributors.map((one, index) => (
          <LabelledCell
            key={scenarioNames[index]}
            number
            label={compared ? `${scenarioNames[index]} (kgCO₂e/kg)` : t('table.result')}
          >
            {one ? formatDecimal(one.row.kgCo2e, language) : noValue}
            {one && compared ? (
              <span className={classes.source}>
                {quantityText(one.row, language)}, {formatShare(one.share, language)}
              </span>
            ) : null}
          </LabelledCell>
        ))}
        {only && !compared ? (
          <LabelledCell number label={t('table.share')}>
            {formatShare(only.share, language)}
          </LabelledCell>
        ) : null}
      </tr>
      {opened ? (
        <tr className={classes.workingRow}>
          <td colSpan={compared ? 5 : 6} className={classes.working}>
            {contributors.map((one, index) =>
              one ? (
                <p key={scenarioNames[index]}>
                  {compared
                    ? t('compare.value', { name: scenarioNames[index], value: workingText(one.row, language) })
                    : workingText(one.row, language)}
                </p>
              ) : null,
            )}
          </td>
        </tr>
      ) : null}
    </>
  );
});
