import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import { CompareTotals } from '../compare/compare-totals.tsx';
import { footprintOf } from '../model/footprint-of.ts';
import type { Scenario } from '../model/scenario.ts';
import { contributionRows } from '../results/contribution-rows.ts';
import { PartBars } from '../results/part-bars.tsx';
import { TotalFigure } from '../results/total-figure.tsx';
import classes from './print-sheet.module.css';
import { PrintedRows } from './printed-rows.tsx';
import { PrintedSources } from './printed-sources.tsx';
import type { DetailsByFactor } from './used-sources.ts';

/** The result on paper, with everything that somebody needs to follow it. */
export function PrintSheet({ scenarios, details }: { scenarios: readonly Scenario[]; details: DetailsByFactor }) {
  const { t, i18n } = useTranslation('footprint');
  const footprints = useMemo(() => scenarios.map(footprintOf), [scenarios]);
  const results = footprints.map(({ result }) => result);
  const [first, second] = results;
  return (
    <div className={classes.sheet}>
      <header className={classes.header}>
        <span>PCF Exchange</span>
        <span>{formatDate(new Date(), pageLanguage(i18n))}</span>
      </header>
      <h1>{t('print.title')}</h1>
      <div className={classes.figures}>
        <div>
          {first && second ? (
            <CompareTotals first={first} second={second} />
          ) : (
            <>
              <TotalFigure label={t('total')} total={first?.total ?? '0'} />
              <p className={classes.unit}>{t('unit')}</p>
            </>
          )}
        </div>
        <PartBars results={results} />
      </div>
      <h2>{t('table.title')}</h2>
      <PrintedRows rows={contributionRows(footprints)} totals={results.map(({ total }) => total)} />
      <h2>{t('print.sources')}</h2>
      <PrintedSources scenarios={scenarios} details={details} />
      <h2>{t('print.limits')}</h2>
      <ul>
        <li>{t('note.informative')}</li>
        <li>{t('print.declaredUnit')}</li>
        <li>{t('print.onlyEntered')}</li>
        <li>{t('print.methodology', { address: `${window.location.origin}/calculation-methodology` })}</li>
      </ul>
    </div>
  );
}
