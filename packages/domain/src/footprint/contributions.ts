import Big from 'big.js';
import { zero } from './decimal.ts';
import type { TraceRow } from './trace-row.ts';

export interface Contribution {
  readonly row: TraceRow;
  /** Of the total, from 0 to 1. */
  readonly share: number;
}

/** The rows that add something, the largest first; equal ones stay in their order. */
export function contributions(trace: readonly TraceRow[]): Contribution[] {
  const counted = trace.map((row) => ({ row, kgCo2e: Big(row.kgCo2e) })).filter(({ kgCo2e }) => !kgCo2e.eq(zero));
  const total = counted.reduce((sum, { kgCo2e }) => sum.plus(kgCo2e), zero);
  if (total.lte(zero)) return [];
  return counted
    .toSorted((a, b) => b.kgCo2e.cmp(a.kgCo2e))
    .map(({ row, kgCo2e }) => ({ row, share: kgCo2e.div(total).toNumber() }));
}
