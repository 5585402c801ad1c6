import { VisuallyHidden } from '@mantine/core';
import type { TraceRow } from '@pcf/domain/footprint/trace-row';
import { type Ref, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareTotals } from '../compare/compare-totals.tsx';
import { footprintOf } from '../model/footprint-of.ts';
import type { Scenario } from '../model/scenario.ts';
import { ClaimedFactors } from './claimed-factors.tsx';
import { Insight } from './insight.tsx';
import { ItemCounts } from './item-counts.tsx';
import { PanelActions } from './panel-actions.tsx';
import { PartBars } from './part-bars.tsx';
import { ReassuranceNotes } from './reassurance-notes.tsx';
import classes from './results-panel.module.css';
import { SettledTotal } from './settled-total.tsx';
import { TotalFigure } from './total-figure.tsx';

const nothing: readonly TraceRow[] = [];

interface ResultsPanelProps {
  /** One, or two while they are compared. */
  scenarios: readonly Scenario[];
  onCompare: () => void;
  onStopComparing: (keepIndex: number) => void;
  onShare: () => void;
  /** For whoever moves the focus here. */
  ref: Ref<HTMLElement>;
}

/** What was entered comes to, at every change. */
export function ResultsPanel({ scenarios, onCompare, onStopComparing, onShare, ref }: ResultsPanelProps) {
  const { t } = useTranslation('footprint');
  const footprints = useMemo(() => scenarios.map(footprintOf), [scenarios]);
  const results = useMemo(() => footprints.map(({ result }) => result), [footprints]);
  const [first, second] = results;
  // Everything else may follow a moment later; the total may not.
  const trace = useDeferredValue(footprints[0]?.trace ?? nothing);
  const settled = useDeferredValue(scenarios);
  const parts = useDeferredValue(results);
  const empty = results.every(({ total }) => Number(total) === 0);
  return (
    <aside ref={ref} className={classes.panel} tabIndex={-1} aria-label={t('panel')}>
      <VisuallyHidden component="h2">{t('panel')}</VisuallyHidden>
      {first && second ? (
        <CompareTotals first={first} second={second} />
      ) : (
        <>
          <TotalFigure label={t('total')} total={first?.total ?? '0'} />
          <p className={classes.unit}>{t('unit')}</p>
        </>
      )}
      <PartBars results={parts} />
      <ItemCounts scenarios={settled} />
      {empty ? <p className={classes.begin}>{t('empty')}</p> : null}
      {empty || second ? null : <Insight trace={trace} />}
      <ClaimedFactors scenarios={settled} />
      <ReassuranceNotes />
      <PanelActions
        scenarios={settled}
        empty={empty}
        onCompare={onCompare}
        onStopComparing={onStopComparing}
        onShare={onShare}
      />
      <SettledTotal results={results} />
    </aside>
  );
}
