import type { Language } from '@pcf/contract/vocabulary/language';
import type { TraceRow } from '@pcf/domain/footprint/trace-row';
import { formatDecimal } from '../../../lib/format/format-decimal.ts';

/** How a row came about, every digit of it: "0.8 kg × 3.1 kgCO₂e/kg = 2.48 kgCO₂e". */
export function workingText(row: TraceRow, language: Language): string {
  const write = (decimal: string, unit: string) => `${formatDecimal(decimal, language)}\u00a0${unit}`;
  const result = write(row.kgCo2e, 'kgCO₂e');
  if (row.kind === 'quantity') {
    return `${write(row.quantity, row.unit)} × ${write(row.impact, `kgCO₂e/${row.unit}`)} = ${result}`;
  }
  const way = `${write(row.distanceKm, 'km')} × ${write(row.tonnes, 't')}`;
  return `${way} × ${write(row.impactPerTonneKm, 'kgCO₂e/t·km')} = ${result}`;
}
