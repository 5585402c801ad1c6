import type { Language } from '@pcf/contract/vocabulary/language';
import type { TraceRow } from '@pcf/domain/footprint/trace-row';
import { formatDecimal } from '../../lib/format/format-decimal.ts';
import { formatImpact } from '../../lib/format/format-impact.ts';

/** The multiplication of a row, with its units. */
export function workingText(row: TraceRow, language: Language): string {
  const measured = (decimal: string, unit: string) => `${formatDecimal(decimal, language)}\u00a0${unit}`;
  const terms =
    row.kind === 'quantity'
      ? [measured(row.quantity, row.unit), ...(row.factor ? [formatImpact(row.factor, language)] : [])]
      : [measured(row.distanceKm, 'km'), measured(row.tonnes, 't'), measured(row.impactPerTonneKm, 'kgCO₂e/t·km')];
  return terms.join(' × ');
}
