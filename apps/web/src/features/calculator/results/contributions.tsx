import { useDeferredValue, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { footprintOf } from '../model/footprint-of.ts';
import type { Scenario } from '../model/scenario.ts';
import { ContributionChart } from './contribution-chart.tsx';
import { contributionRows } from './contribution-rows.ts';
import { ContributionTable } from './contribution-table.tsx';
import classes from './contributions.module.css';

/** What makes up the total: the largest rows as bars, and all of them with how they were computed. */
export function Contributions({ scenarios }: { scenarios: readonly Scenario[] }) {
  const { t } = useTranslation('footprint');
  const titleId = useId();
  // Two hundred rows may be drawn a moment after the key was pressed.
  const shown = useDeferredValue(scenarios);
  const footprints = useMemo(() => shown.map(footprintOf), [shown]);
  const rows = useMemo(() => contributionRows(footprints), [footprints]);
  return (
    <section className={classes.contributions} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {t('contributions.title')}
      </h2>
      {rows.length === 0 ? (
        <p className={classes.empty}>{t('contributions.empty')}</p>
      ) : (
        <div className={classes.sides}>
          <ContributionChart rows={rows} />
          <ContributionTable rows={rows} totals={footprints.map(({ result }) => result.total)} />
        </div>
      )}
    </section>
  );
}
