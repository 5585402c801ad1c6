import type { Language } from '@pcf/contract/vocabulary/language';
import { dayOf } from './calendar-day.ts';
import { dateFormat } from './date-format.ts';
import { formatMinute } from './format-minute.ts';

/** The time of day; with the day in front where that is not today. */
export const formatClock = (moment: string, now: Date, language: Language): string =>
  dayOf(new Date(moment)) === dayOf(now) ? formatTime(moment, language) : formatMinute(moment, language);

/** The time of day to the minute, in the reader's zone. */
function formatTime(moment: string, language: Language): string {
  return dateFormat(language, { hour: '2-digit', minute: '2-digit' }).format(new Date(moment));
}
