import type { Language } from '@pcf/contract/vocabulary/language';
import type { DueDates } from '../line-content.ts';

const locales: Record<Language, string> = { en: 'en-GB', de: 'de', fr: 'fr' };

/** A calendar day with its month as a word, which no reader takes for another day. */
export function inWords(language: Language, day: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** One day, or the first and the last. */
export function dueInWords(language: Language, { first, last }: DueDates): string {
  return first === last ? inWords(language, first) : `${inWords(language, first)} – ${inWords(language, last)}`;
}
