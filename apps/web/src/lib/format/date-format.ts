import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';
import { dateLocales, noValue } from './number-format.ts';

const day: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };

const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', second: '2-digit' };

/** The time of day; with the day in front where that is not today. */
export const formatClock = (moment: string, now: Date, language: Language): string =>
  dayOf(new Date(moment)) === dayOf(now) ? formatTime(moment, language) : formatMinute(moment, language);

/** The reader's time zone, by its IANA name; null where the browser does not tell. */
export const readerZone = (): string | null => Intl.DateTimeFormat().resolvedOptions().timeZone || null;

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * Making a format takes a hundred times as long as using it, and a list uses the same in each of its rows. One is made
 * anew for another zone, since a traveller with an open page wants the local time.
 */
function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${new Date().getTimezoneOffset()} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(dateLocales[language], options);
  made.set(key, format);
  return format;
}

/** The time of day to the minute, in the reader's zone. */
function formatTime(moment: string, language: Language): string {
  return dateFormat(language, { hour: '2-digit', minute: '2-digit' }).format(new Date(moment));
}

/** The day and the time to the minute: nobody remembers the second. */
export function formatMinute(moment: string, language: Language): string {
  return dateFormat(language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment));
}

/** dd/mm/yyyy in English and French, dd.mm.yyyy in German. Takes a Date, an ISO moment or a day (yyyy-mm-dd). */
export function formatDate(date: Date | string, language: Language = fallbackLanguage): string {
  return format(date, language, day);
}

/** The same with the time of day, in the reader's zone. */
export function formatDateTime(date: Date | string, language: Language = fallbackLanguage): string {
  return format(date, language, { ...day, ...time });
}

function format(date: Date | string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const moment = typeof date === 'string' ? readMoment(date) : date;
  if (moment === null || Number.isNaN(moment.getTime())) return noValue;
  return dateFormat(language, options).format(moment);
}

/** A day without a time or a zone, as yyyy-mm-dd: what a date picker gives and a query string carries. */
export type CalendarDay = `${number}-${number}-${number}`;

/** The local midnight that begins a day; null for what is no day of the calendar (2026-02-30). */
export function startOfDay(day: string): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (match === null) return null;
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number];
  const start = new Date(2000, month - 1, date);
  // Date reads years below 100 as 19xx; setting the year says what is meant.
  start.setFullYear(year, month - 1, date);
  return start.getMonth() === month - 1 && start.getDate() === date ? start : null;
}

/** The day on which a moment falls where the reader is. */
export function dayOf(moment: Date): CalendarDay {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const date = String(moment.getDate()).padStart(2, '0');
  return `${year}-${month}-${date}` as CalendarDay;
}

/** Reads a day (which has no zone) or an ISO moment; null where the text is neither. */
export function readMoment(text: string): Date | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return startOfDay(text);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
