import type { Language } from '@pcf/contract/vocabulary/language';
import { dayOf } from './calendar-day.ts';
import { formatMinute } from './format-minute.ts';
import { formatTime } from './format-time.ts';

/** The time of day; with the day in front where that is not today. */
export const formatClock = (moment: string, now: Date, language: Language): string =>
  dayOf(new Date(moment)) === dayOf(now) ? formatTime(moment, language) : formatMinute(moment, language);
