import type { FootprintPart } from '@pcf/contract/vocabulary/footprint';
import { partOfSection, sumOf } from '@pcf/domain/footprint/summarise';
import type { DecimalText } from '@pcf/domain/footprint/trace-row';
import { useDeferredValue, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { partShades } from '../../../exchange/part-shades.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { noValue } from '../../../lib/format/number-format.ts';
import { listNumber } from '../../../lib/format/rounding.ts';
import { formatShare } from '../../../lib/format/shares.ts';
import { Bar } from '../../../ui/bar.tsx';
import kit from '../../../ui/kit.module.css';
import { footprintOf } from '../model/footprint-of.ts';
import { type Scenario, scenarioNames } from '../model/scenario.ts';
import { type ContributionRow, contributionRows } from './contribution-rows.ts';
import { ContributionTable } from './contribution-table.tsx';
import classes from './contributions.module.css';
import { rowNameLanguage, shortRowName } from './row-words.ts';

const shownAtMost = 10;

/** What makes up the total: the largest rows as bars, and all of them with how they were computed. */
export function Contributions({ scenarios }: { scenarios: readonly Scenario[] }) {
  const { t } = useTranslation('footprint');
  const titleId = useId();
  // Two hundred rows may be drawn a moment after the key was pressed.
  const shown = useDeferredValue(scenarios);
  const footprints = useMemo(() => shown.map(footprintOf), [shown]);
  const rows = useMemo(() => contributionRows(footprints), [footprints]);
  return (
    <section className={`${kit.card} ${classes.contributions}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={`${kit.subheading} ${kit.below16}`}>
        {t('contributions.title')}
      </h2>
      {rows.length === 0 ? (
        <p className={kit.muted}>{t('contributions.empty')}</p>
      ) : (
        <div className={`${kit.stack32} ${classes.sides}`}>
          <ContributionChart rows={rows} />
          <ContributionTable rows={rows} totals={footprints.map(({ result }) => result.total)} />
        </div>
      )}
    </section>
  );
}

/** Bars with their values; to assistive technology a list of the same. */
function ContributionChart({ rows }: { rows: readonly ContributionRow[] }) {
  const { t, i18n } = useTranslation(['footprint', 'common']);
  const language = pageLanguage(i18n);
  const { largest, other } = largestRows(rows);
  const sums = other?.sums.map(({ kgCo2e }) => Number(kgCo2e)) ?? [];
  const full = Math.max(...largest.map(({ size }) => size), ...sums);
  return (
    <div>
      <p className={`${kit.note} ${kit.stack8} ${classes.head}`}>
        <span>kgCO₂e/kg</span> <span>{t('table.share')}</span>
      </p>
      <ol className={`${kit.stack12} ${kit.small}`} aria-label={t('contributions.chart')}>
        {largest.map((row) => (
          <ChartEntry
            key={row.key}
            name={shortRowName(row, language, t)}
            nameLanguage={rowNameLanguage(row)}
            part={partOfSection[row.sample.section]}
            full={full}
            values={row.contributors.map((one) => one && { kgCo2e: one.row.kgCo2e, share: one.share })}
          />
        ))}
        {other ? (
          <ChartEntry
            name={t('contributions.other', { count: other.count })}
            part={null}
            full={full}
            values={other.sums}
          />
        ) : null}
      </ol>
    </div>
  );
}

interface OtherRows {
  readonly count: number;
  /** What they add up to in each scenario. */
  readonly sums: readonly { readonly kgCo2e: DecimalText; readonly share: number }[];
}

/** The ten largest, and all others as one; a single other one is shown as itself. */
export function largestRows(rows: readonly ContributionRow[]): {
  largest: readonly ContributionRow[];
  other: OtherRows | null;
} {
  if (rows.length <= shownAtMost + 1) return { largest: rows, other: null };
  const rest = rows.slice(shownAtMost);
  const scenarios = rest[0]?.contributors ?? [];
  const sums = scenarios.map((_, index) => {
    const present = rest.flatMap(({ contributors }) => contributors[index] ?? []);
    return {
      kgCo2e: sumOf(present.map(({ row }) => row)),
      share: present.reduce((sum, { share }) => sum + share, 0),
    };
  });
  return { largest: rows.slice(0, shownAtMost), other: { count: rest.length, sums } };
}

interface ChartEntryProps {
  name: string;
  nameLanguage?: string | undefined;
  part: FootprintPart | null;
  /** What a bar of the whole width stands for. */
  full: number;
  /** By scenario; null where it has no such row. */
  values: readonly ({ readonly kgCo2e: DecimalText; readonly share: number } | null)[];
}

function ChartEntry({ name, nameLanguage, part, full, values }: ChartEntryProps) {
  const { i18n } = useTranslation('footprint');
  const language = pageLanguage(i18n);
  const compared = values.length > 1;
  return (
    <li className={kit.stack2}>
      <span className={kit.breakable} lang={nameLanguage}>
        {name}
      </span>
      {values.map((value, index) => (
        <span
          key={scenarioNames[index]}
          className={`${kit.stack8} ${classes.value}`}
          data-compared={compared || undefined}
        >
          {compared ? <span className={kit.muted}>{scenarioNames[index]}</span> : null}
          <Bar
            shade={part ? partShades[part] : undefined}
            share={Number(value?.kgCo2e ?? 0) / full}
            hatched={index > 0}
          />
          <span className={`${kit.tabular} ${classes.number}`}>
            {value ? listNumber(value.kgCo2e, language) : noValue}
          </span>
          <span className={`${kit.tabular} ${kit.muted} ${classes.share}`}>
            {value ? formatShare(value.share, language) : ''}
          </span>
        </span>
      ))}
    </li>
  );
}
