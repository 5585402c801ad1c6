import type { Language } from '@pcf/contract/vocabulary/language';
import { dateLocales } from './locales.ts';

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * Making a format takes a hundred times as long as using it, and a list uses the same in each of its rows. One is made
 * anew for another zone, since whoever travels with an open page wants the time of where they are.
 */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${new Date().getTimezoneOffset()} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(dateLocales[language], options);
  made.set(key, format);
  return format;
}
