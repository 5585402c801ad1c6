import type { Language } from '@pcf/contract/vocabulary/language';
import type { DueDates } from '../line-content.ts';

const locales: Record<Language, string> = { en: 'en-GB', de: 'de', fr: 'fr' };

/** Four digits and four digits, which are easier to read and to type. */
export const spacedCode = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;

const minutesOfAnHour = 60;

function format(language: Language, unit: 'day' | 'hour' | 'minute', amount: number): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** "14 days", in the language's own plural. */
export function inDays(language: Language, days: number): string {
  return format(language, 'day', days);
}

/** "30 minutes", and whole hours as hours. */
export function inMinutes(language: Language, minutes: number): string {
  return minutes % minutesOfAnHour === 0
    ? format(language, 'hour', minutes / minutesOfAnHour)
    : format(language, 'minute', minutes);
}

/** A calendar day with its month as a word, which no reader takes for another day. */
export function inWords(language: Language, day: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** One day, or the first and the last. */
export function dueInWords(language: Language, { first, last }: DueDates): string {
  return first === last ? inWords(language, first) : `${inWords(language, first)} – ${inWords(language, last)}`;
}
