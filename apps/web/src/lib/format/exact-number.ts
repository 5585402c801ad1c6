import type { Language } from '@pcf/contract/vocabulary/language';
import { numberFormat } from './number-format.ts';

/** In the reader's notation, with every digit it has and never as a power of ten: rounding would change what it says. */
export function exactNumber(value: number, language: Language): string {
  return numberFormat(language, { maximumSignificantDigits: 15 }).format(value);
}

/** The same without signs between thousands, to be changed in a field. */
export function ungroupedNumber(value: number, language: Language): string {
  return numberFormat(language, { maximumSignificantDigits: 15, useGrouping: false }).format(value);
}
