import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';
import { noValue } from './no-value.ts';
import { numberFormat } from './number-format.ts';

export const maximumDecimals = 2;

/** Up to two decimals, none for a whole number; never "-0". */
export function formatNumber(value: number, language: Language = fallbackLanguage): string {
  if (!Number.isFinite(value)) return noValue;
  return numberFormat(language, {
    maximumFractionDigits: maximumDecimals,
    signDisplay: 'negative',
  }).format(value);
}
