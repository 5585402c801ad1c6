import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';
import { numberFormat, numberLocales } from './number-format.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

const step = 1024;

/** What number formats can write behind the point. */
const maxDecimals = 100;

/** Every digit of a decimal text, in the reader's notation; the text is never turned into a binary number. */
export function formatDecimal(decimal: string, language: Language = fallbackLanguage): string {
  const decimals = decimal.split('.')[1]?.length ?? 0;
  return format(decimal, language, { maximumFractionDigits: Math.min(decimals, maxDecimals) });
}

function format(decimal: string, language: Language, options: Intl.NumberFormatOptions): string {
  return numberFormat(language, options).format(decimal as Intl.StringNumericLiteral);
}

/** In the reader's notation, with every digit it has and never as a power of ten: rounding would change what it says. */
export function exactNumber(value: number, language: Language): string {
  return numberFormat(language, { maximumSignificantDigits: 15 }).format(value);
}

/** The same without signs between thousands, to be changed in a field. */
export function ungroupedNumber(value: number, language: Language): string {
  return numberFormat(language, { maximumSignificantDigits: 15, useGrouping: false }).format(value);
}

/** As file managers show it: in the largest unit of which there is at least one, with at most one decimal. */
export function formatFileSize(bytes: number, language: Language = fallbackLanguage): string {
  const size = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
  return new Intl.NumberFormat(numberLocales[language], {
    style: 'unit',
    unit: units[size] ?? 'byte',
    maximumFractionDigits: size > 1 ? 1 : 0,
  }).format(bytes / step ** size);
}
