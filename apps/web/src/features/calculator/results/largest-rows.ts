import { sumOf } from '@pcf/domain/footprint/summarise';
import type { DecimalText } from '@pcf/domain/footprint/trace-row';
import type { ContributionRow } from './contribution-rows.ts';

const shownAtMost = 10;

export interface OtherRows {
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
