import { Button } from '@mantine/core';
import type { DecimalText } from '@pcf/domain/footprint/trace-row';
import { memo, type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { factorUnitText } from '../../../lib/format/masses.ts';
import { noValue } from '../../../lib/format/number-format.ts';
import { exactNumber, formatDecimal } from '../../../lib/format/numbers.ts';
import { formatShare } from '../../../lib/format/shares.ts';
import { quantityText, workingText } from '../../../lib/format/working-text.ts';
import kit from '../../../ui/kit.module.css';
import { scenarioNames } from '../model/scenario.ts';
import type { ContributionRow } from './contribution-rows.ts';
import classes from './contributions.module.css';
import { factorSourceText, fullRowName, rowNameLanguage, sectionText } from './row-words.ts';

const ContributionTableRow = memo(function ContributionTableRow(props: ContributionTableRowProps) {
  const { row, opened, onToggle } = props;
  const { t, i18n } = useTranslation(['footprint', 'common']);
  const language = pageLanguage(i18n);
  const { sample, contributors } = row;
  const [only] = contributors;
  const compared = contributors.length > 1;
  return (
    <>
      <tr className={classes.row} data-opened={opened || undefined}>
        <th scope="row" className={kit.strong}>
          <button
            type="button"
            className={`${kit.breakable} ${classes.toggle}`}
            aria-expanded={opened}
            onClick={() => onToggle(row.key)}
          >
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

/** As many as can be drawn at every key; all of them when asked for. */
const shownAtFirst = 10;

interface ContributionTableProps {
  rows: readonly ContributionRow[];
  /** By scenario. */
  totals: readonly DecimalText[];
}

/** How the total came about, with every digit; each row shows its multiplication on demand. */
export function ContributionTable({ rows, totals }: ContributionTableProps) {
  const { t, i18n } = useTranslation('footprint');
  const language = pageLanguage(i18n);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, shownAtFirst);
  const compared = totals.length > 1;
  const everyOpened = rows.every(({ key }) => opened.has(key));
  const toggle = useCallback((key: string) => {
    setOpened((keys) => new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key]));
  }, []);
  return (
    <div>
      <div className={`${kit.row4x16} ${classes.contributionTableHead}`}>
        <h3 className={kit.minorHeading}>{t('table.title')}</h3>
        <Button
          className={classes.every}
          size="xs"
          variant="subtle"
          aria-pressed={everyOpened}
          onClick={() => setOpened(new Set(everyOpened ? [] : rows.map(({ key }) => key)))}
        >
          {t('table.everyWorking')}
        </Button>
      </div>
      <table className={`${kit.small} ${classes.table}`} aria-label={t('table.title')}>
        <thead>
          <tr>
            <th scope="col">{t('table.name')}</th>
            <th scope="col">{t('table.section')}</th>
            {compared ? null : <th scope="col">{t('table.quantity')}</th>}
            <th scope="col">{t('table.factor')}</th>
            {totals.map((_, index) => (
              <th key={scenarioNames[index]} scope="col" className={classes.contributionTableNumber}>
                {compared ? `${scenarioNames[index]} (kgCO₂e/kg)` : t('table.result')}
              </th>
            ))}
            {compared ? null : (
              <th scope="col" className={classes.contributionTableNumber}>
                {t('table.share')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <ContributionTableRow key={row.key} row={row} opened={opened.has(row.key)} onToggle={toggle} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={compared ? 3 : 4}>
              {t('total')}
            </th>
            {totals.map((total, index) => (
              <td key={scenarioNames[index]} className={classes.contributionTableNumber}>
                {compared ? <span className={classes.contributionTableScenario}>{scenarioNames[index]}</span> : null}
                {formatDecimal(total, language)}
              </td>
            ))}
            {compared ? null : <td className={classes.lastCell} />}
          </tr>
        </tfoot>
      </table>
      {rows.length > shownAtFirst ? (
        <Button className={classes.more} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('table.showFewer') : t('table.showAll', { count: rows.length })}
        </Button>
      ) : null}
    </div>
  );
}

interface ContributionTableRowProps {
  row: ContributionRow;
  /** Whether it shows its multiplication. */
  opened: boolean;
  onToggle: (key: string) => void;
}

/** A cell that brings its heading along where the row has become a card. */
function LabelledCell({ label, number, children }: { label: string; number?: boolean; children: ReactNode }) {
  return (
    <td className={number ? `${classes.cell} ${classes.contributionTableNumber}` : classes.cell}>
      <span className={classes.cellLabel} aria-hidden>
        {label}
      </span>
      <div className={classes.cellValue}>{children}</div>
    </td>
  );
}
