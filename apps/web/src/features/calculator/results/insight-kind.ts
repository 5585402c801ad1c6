import type { TraceRow } from '@pcf/domain/footprint/trace-row';

export const insightKinds = ['material', 'energy', 'transport'] as const;

export type InsightKind = (typeof insightKinds)[number];

/** What could be chosen differently in a row. */
export function insightKind(row: TraceRow): InsightKind {
  if (row.kind === 'transport') return 'transport';
  return row.unit === 'kWh' ? 'energy' : 'material';
}
