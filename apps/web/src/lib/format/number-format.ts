import type { Language } from '@pcf/contract/vocabulary/language';
import { numberLocales } from './locales.ts';

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
