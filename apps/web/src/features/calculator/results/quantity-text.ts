import type { Language } from '@pcf/contract/vocabulary/language';
import type { TraceRow } from '@pcf/domain/footprint/trace-row';
import { formatDecimal } from '../../../lib/format/format-decimal.ts';

/** "0.8 kg", or "500 km × 0.8 kg" for a way. */
export function quantityText(row: TraceRow, language: Language): string {
  const write = (decimal: string, unit: string) => `${formatDecimal(decimal, language)}\u00a0${unit}`;
  if (row.kind === 'quantity') return write(row.quantity, row.unit);
  return `${write(row.distanceKm, 'km')} × ${write(row.weightKg, 'kg')}`;
}
