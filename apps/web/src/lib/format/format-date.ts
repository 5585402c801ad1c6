import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';
import { readMoment } from './calendar-day.ts';
import { dateFormat } from './date-format.ts';
import { noValue } from './no-value.ts';

const day: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', second: '2-digit' };

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
