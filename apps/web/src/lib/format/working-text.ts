import type { Language } from '@pcf/contract/vocabulary/language';
import type { TraceRow } from '@pcf/domain/footprint/trace-row';
import { formatDecimal } from './numbers.ts';

/** What is multiplied, every digit of it: "0.8 kg × 3.1 kgCO₂e/kg". */
export function termsText(row: TraceRow, language: Language): string {
  const terms: [decimal: string, unit: string][] =
    row.kind === 'quantity'
      ? [
          [row.quantity, row.unit],
          [row.impact, `kgCO₂e/${row.unit}`],
        ]
      : [
          [row.distanceKm, 'km'],
          [row.tonnes, 't'],
          [row.impactPerTonneKm, 'kgCO₂e/t·km'],
        ];
  return terms.map(([decimal, unit]) => measured(decimal, unit, language)).join(' × ');
}

/** How a row came about: "0.8 kg × 3.1 kgCO₂e/kg = 2.48 kgCO₂e". */
export function workingText(row: TraceRow, language: Language): string {
  return `${termsText(row, language)} = ${measured(row.kgCo2e, 'kgCO₂e', language)}`;
}

/** What was entered: "0.8 kg", or "500 km × 0.8 kg" for a way. */
export function quantityText(row: TraceRow, language: Language): string {
  if (row.kind === 'quantity') return measured(row.quantity, row.unit, language);
  return `${measured(row.distanceKm, 'km', language)} × ${measured(row.weightKg, 'kg', language)}`;
}

function measured(decimal: string, unit: string, language: Language): string {
  return `${formatDecimal(decimal, language)}\u00a0${unit}`;
}
