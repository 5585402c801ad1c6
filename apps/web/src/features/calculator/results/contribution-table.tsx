import { Button } from '@mantine/core';
import type { DecimalText } from '@pcf/domain/footprint/trace-row';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDecimal } from '../../../lib/format/format-decimal.ts';
import { scenarioNames } from '../compare/scenario-names.ts';
import type { ContributionRow } from './contribution-rows.ts';
import classes from './contribution-table.module.css';
import { ContributionTableRow } from './contribution-table-row.tsx';

/** As many as can be drawn at every key; all of them when asked for. */
const shownAtFirst = 10;

interface ContributionTableProps {
  rows: readonly ContributionRow[];
  /** By scenario. */
  totals: readonly DecimalText[];
}

/** How the total came about, with every digit; each row shows its multiplication to whoever asks. */
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
      <div className={classes.head}>
        <h3 className={classes.title}>{t('table.title')}</h3>
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
      <table className={classes.table} aria-label={t('table.title')}>
        <thead>
          <tr>
            <th scope="col">{t('table.name')}</th>
            <th scope="col">{t('table.section')}</th>
            {compared ? null : <th scope="col">{t('table.quantity')}</th>}
            <th scope="col">{t('table.factor')}</th>
            {totals.map((_, index) => (
              <th key={scenarioNames[index]} scope="col" className={classes.number}>
                {compared ? `${scenarioNames[index]} (kgCO₂e/kg)` : t('table.result')}
              </th>
            ))}
            {compared ? null : (
              <th scope="col" className={classes.number}>
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
              <td key={scenarioNames[index]} className={classes.number}>
                {compared ? <span className={classes.scenario}>{scenarioNames[index]}</span> : null}
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
