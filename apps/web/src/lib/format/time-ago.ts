import type { Language } from '@pcf/contract/vocabulary/language';
import { relativeTimeFormat } from './relative-time-format.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** "today", "yesterday", "12 days ago", "in 30 days": by the days of the calendar, not by hours. */
export function timeAgo(moment: string, now: Date, language: Language): string {
  const days = Math.round((midnight(new Date(moment)) - midnight(now)) / dayMs);
  return relativeTimeFormat(language).format(days, 'day');
}

function midnight(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
