import { sumOf } from './summarise.ts';
import type { TraceRow } from './trace-row.ts';

export interface Contribution {
  readonly row: TraceRow;
  /** Of the total: 0.5 is half of it, and below 0 is what a factor takes out of the air. */
  readonly share: number;
}

/** The rows that count, the largest first; equal ones stay in their order. None where there is no total to have a share of. */
export function contributions(trace: readonly TraceRow[]): Contribution[] {
  const total = Number(sumOf(trace));
  if (total <= 0 || !Number.isFinite(total)) return [];
  // Shares are only shown: dividing decimals would take longer than all the rest of a keystroke.
  return trace
    .map((row) => ({ row, share: Number(row.kgCo2e) / total }))
    .filter(({ share }) => share !== 0)
    .toSorted((a, b) => b.share - a.share);
}
