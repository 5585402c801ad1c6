import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data';
import { contributions } from '@pcf/domain/footprint/contributions';
import type { FootprintResult } from '@pcf/domain/footprint/summarise';
import type { TraceRow } from '@pcf/domain/footprint/trace-row';
import { memo, type Ref, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { singleNumber } from '../../../lib/format/rounding.ts';
import { formatShare } from '../../../lib/format/shares.ts';
import kit from '../../../ui/kit.module.css';
import classes from '../calculator.module.css';
import { CompareTotals } from '../compare-totals.tsx';
import { footprintOf } from '../model/footprint-of.ts';
import { amountsOfSection, type CalculatorRow, type Scenario, scenarioNames, usedFactors } from '../model/scenario.ts';
import { loadExport } from '../use-load-ahead.ts';
import { PartBars } from './part-bars.tsx';
import { shortFactorName } from './row-words.ts';
import { TotalFigure } from './total-figure.tsx';

export const insightKinds = ['material', 'energy', 'transport'] as const;

const PanelActions = memo(function PanelActions({
  scenarios,
  empty,
  onCompare,
  onStopComparing,
  onShare,
}: PanelActionsProps) {
  const { t, i18n } = useTranslation(['footprint', 'common']);
  const save = async () => {
    const { saveResult } = await loadExport();
    saveResult({ scenarios, language: pageLanguage(i18n), t, moment: new Date() });
  };
  const compared = scenarios.length > 1;
  return (
    <div className={`${kit.row8} ${kit.above20}`}>
      {compared ? (
        scenarioNames.map((name, index) => (
          <Button key={name} onClick={() => onStopComparing(index)}>
            {t('action.keep', { name })}
          </Button>
        ))
      ) : (
        <Button variant="filled" disabled={empty} onClick={onCompare}>
          {t('action.compare')}
        </Button>
      )}
      <Button disabled={empty} onClick={onShare}>
        {t('action.share')}
      </Button>
      <Button disabled={empty} onClick={() => window.print()}>
        {t('action.print')}
      </Button>
      <Button disabled={empty} onClick={save}>
        {t('action.export')}
      </Button>
    </div>
  );
});

/** The sections whose items are counted in the results. */
export const countedSections = [
  'rawmaterial',
  'packaging',
  'energy',
] as const satisfies readonly EmissionDataItemType[];

/** How much of what was entered is in the total, so that an unfinished row is noticed. */
const ItemCounts = memo(function ItemCounts({ scenarios }: { scenarios: readonly Scenario[] }) {
  const { t } = useTranslation('footprint');
  return (
    <ul className={`${kit.stack6} ${kit.small} ${classes.counts}`} data-compared={scenarios.length > 1 || undefined}>
      {countedSections.map((section) => (
        <li key={section}>
          <span>{t('count.section', { section: t(`section.${section}`) })}</span>{' '}
          {scenarios.map((scenario, index) => (
            <span key={scenarioNames[index]} className={classes.count}>
              {scenarios.length > 1 ? `${scenarioNames[index]}\u00a0` : null}
              <b>{t('count.items', { count: itemsIncluded(scenario, section) })}</b>{' '}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
});

/** What contributes most, and what could be done about it; nothing where there is no total. */
const Insight = memo(function Insight({ trace }: { trace: readonly TraceRow[] }) {
  const { t, i18n } = useTranslation('footprint');
  const language = pageLanguage(i18n);
  const [largest] = contributions(trace);
  if (largest === undefined || largest.row.factor === null) return null;
  const kind: InsightKind = insightKind(largest.row);
  const name = shortFactorName(largest.row.factor, language);
  return (
    <p className={`${kit.small} ${kit.breakable} ${classes.insight}`}>
      <b>{t('insight.share', { name, share: formatShare(largest.share, language) })}</b> {t(`insight.hint.${kind}`)}
    </p>
  );
});

/** Figures that came with a link and are not those of our catalogue are in the total: its reader should know. */
const ClaimedFactors = memo(function ClaimedFactors({ scenarios }: { scenarios: readonly Scenario[] }) {
  const { t, i18n } = useTranslation('footprint');
  const claimed = usedFactors(scenarios).filter(({ origin }) => origin === 'LINK');
  if (claimed.length === 0) return null;
  const names = claimed.map((factor) =>
    t('claimedOne', { name: shortFactorName(factor, pageLanguage(i18n)), version: factor.version }),
  );
  return (
    <p className={`${kit.small} ${kit.breakable} ${classes.claimed}`}>
      {t('claimed', { count: claimed.length })} {[...new Set(names)].join(', ')}
    </p>
  );
});

/** Long enough that somebody who is still typing does not hear half a number. */
const settledAfterMs = 600;

const ReassuranceNotes = memo(function ReassuranceNotes() {
  const { t } = useTranslation('footprint');
  return (
    <ul className={`${kit.note} ${kit.stack6} ${classes.notes}`}>
      <li>{t('note.informative')}</li>
      <li>{t('note.notSaved')}</li>
      <li>{t('note.shared')}</li>
    </ul>
  );
});

const nothing: readonly TraceRow[] = [];

interface ResultsPanelProps {
  /** One, or two while they are compared. */
  scenarios: readonly Scenario[];
  onCompare: () => void;
  onStopComparing: (keepIndex: number) => void;
  onShare: () => void;
  /** For moving the focus here. */
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
    <aside ref={ref} className={`${kit.card} ${classes.panel}`} tabIndex={-1} aria-label={t('panel')}>
      <h2 className={kit.visuallyHidden}>{t('panel')}</h2>
      {first && second ? (
        <CompareTotals first={first} second={second} />
      ) : (
        <>
          <TotalFigure label={t('total')} total={first?.total ?? '0'} />
          <p className={kit.muted}>{t('unit')}</p>
        </>
      )}
      <PartBars results={parts} />
      <ItemCounts scenarios={settled} />
      {empty ? <p className={`${kit.small} ${classes.begin}`}>{t('empty')}</p> : null}
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

/** Tells the new total to those who hear the page, once it stands still. */
function SettledTotal({ results }: { results: readonly FootprintResult[] }) {
  const { t, i18n } = useTranslation('footprint');
  const language = pageLanguage(i18n);
  const [first = '0', second] = results.map(({ total }) => singleNumber(total, language));
  const text =
    second === undefined ? t('spoken.total', { total: first }) : t('spoken.both', { first: first, second: second });
  const [settled] = useDebouncedValue(text, settledAfterMs);
  return (
    <span className={kit.visuallyHidden} role="status">
      {settled}
    </span>
  );
}

/** How many items of a section count: those with a factor and every amount above 0. */
export function itemsIncluded(scenario: Scenario, section: EmissionDataItemType): number {
  return scenario[section].filter((row) => isIncluded(section, row)).length;
}

function isIncluded(section: EmissionDataItemType, row: CalculatorRow): boolean {
  // NaN and null are not above 0 either.
  return row.choice.factor !== null && amountsOfSection[section].every((field) => (row[field] ?? 0) > 0);
}

interface PanelActionsProps {
  scenarios: readonly Scenario[];
  /** While there is no result, there is nothing to do with it. */
  empty: boolean;
  onCompare: () => void;
  onStopComparing: (keepIndex: number) => void;
  onShare: () => void;
}

type InsightKind = (typeof insightKinds)[number];

/** What could be chosen differently in a row. */
function insightKind(row: TraceRow): InsightKind {
  if (row.kind === 'transport') return 'transport';
  return row.unit === 'kWh' ? 'energy' : 'material';
}
