import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';
import { numberFormat } from './number-format.ts';

/** What number formats can write behind the point. */
const mostDecimals = 100;
const shownDecimals = 2;

/** Every digit of a decimal text, in the reader's notation; the text is never turned into a binary number. */
export function formatDecimal(decimal: string, language: Language = fallbackLanguage): string {
  const decimals = decimal.split('.')[1]?.length ?? 0;
  return format(decimal, language, { maximumFractionDigits: Math.min(decimals, mostDecimals) });
}

/** Two decimals, and for what is below a tenth the first two digits that say something; never a power of ten. */
export function roundDecimal(decimal: string, language: Language = fallbackLanguage): string {
  if (isZero(decimal)) return format('0', language, {});
  const zeros = /^-?0\.(0*)/.exec(decimal)?.[1]?.length ?? 0;
  return format(decimal, language, {
    minimumFractionDigits: shownDecimals,
    maximumFractionDigits: Math.min(zeros + shownDecimals, mostDecimals),
  });
}

function isZero(decimal: string): boolean {
  return !/[1-9]/.test(decimal);
}

function format(decimal: string, language: Language, options: Intl.NumberFormatOptions): string {
  return numberFormat(language, options).format(decimal as Intl.StringNumericLiteral);
}
