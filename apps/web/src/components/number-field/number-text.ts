import type { Language } from '@pcf/contract/vocabulary/language';
import { numberLocales } from '../../lib/format/locales.ts';

/** A number as it is edited: in the reader's notation and with every digit it has, since rounding would change the answer. */
export function numberText(value: number, language: Language): string {
  return new Intl.NumberFormat(numberLocales[language], { maximumSignificantDigits: 15 }).format(value);
}
