import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';

const maximumDecimals = 2;

/** English numbers are American and English dates British; the other languages follow their own customs in both. */
export const numberLocales = { en: 'en-US', de: 'de-DE', fr: 'fr-FR' } as const satisfies Record<Language, string>;

export const dateLocales = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' } as const satisfies Record<Language, string>;

/** Stands where there is nothing that could be shown. */
export const noValue = '–';

const made = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than using it, and a table uses the same few hundreds of times. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(numberLocales[language], options);
  made.set(key, format);
  return format;
}

/** Written alike in all our languages, without a format: the first one of a page takes it longer than its head. */
const isShort = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

/** Up to two decimals, none for a whole number; never "-0". */
export function formatNumber(value: number, language: Language = fallbackLanguage): string {
  if (!Number.isFinite(value)) return noValue;
  if (isShort(value)) return String(value);
  return numberFormat(language, {
    maximumFractionDigits: maximumDecimals,
    signDisplay: 'negative',
  }).format(value);
}

/** As texts write the numbers in them. */
export function formatCount(value: number, language: Language): string {
  return isShort(value) ? String(value) : numberFormat(language).format(value);
}
