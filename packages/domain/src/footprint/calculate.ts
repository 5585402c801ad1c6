import type { FootprintItems } from './footprint-item.ts';
import { type FootprintResult, summarise } from './summarise.ts';
import { traceItems } from './trace-item.ts';
import type { TraceRow } from './trace-row.ts';

/** The footprint of a declared unit, with every multiplication behind it. */
export function calculate(items: FootprintItems): { result: FootprintResult; trace: readonly TraceRow[] } {
  const trace = traceItems(items);
  return { result: summarise(trace), trace };
}
