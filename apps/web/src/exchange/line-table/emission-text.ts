import { type EmissionUnit, emissionUnitSymbols } from '@pcf/contract/vocabulary/emission-data';
import type { Language } from '@pcf/contract/vocabulary/language';
import { exactNumber } from '../../lib/format/numbers.ts';

/** What the value is per: "kg", "100 kg", "piece"; null where the supplier's unit has no name of ours. */
export function perText(
  unit: EmissionUnit | null,
  amount: number | null,
  piece: string,
  language: Language,
): string | null {
  if (unit === null || unit === 'OTHER') return null;
  const symbol = emissionUnitSymbols[unit] ?? piece;
  return amount === null || amount === 1 ? symbol : `${exactNumber(amount, language)}\u00a0${symbol}`;
}
