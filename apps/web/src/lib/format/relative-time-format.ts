import type { Language } from '@pcf/contract/vocabulary/language';
import { dateLocales } from './locales.ts';

const made = new Map<Language, Intl.RelativeTimeFormat>();

/** "yesterday" rather than "1 day ago". Made once for each language, since making it takes longer than using it. */
export function relativeTimeFormat(language: Language): Intl.RelativeTimeFormat {
  const format = made.get(language) ?? new Intl.RelativeTimeFormat(dateLocales[language], { numeric: 'auto' });
  made.set(language, format);
  return format;
}
