import type { Language } from '@pcf/contract/vocabulary/language';
import { relativeTimeFormat } from './relative-time-format.ts';
import { timeAgo } from './time-ago.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** "now", "5 minutes ago", "3 hours ago", and from yesterday on by days. */
export function momentAgo(moment: string, now: Date, language: Language): string {
  const ago = Math.max(0, now.getTime() - new Date(moment).getTime());
  const format = relativeTimeFormat(language);
  if (ago < minuteMs) return format.format(0, 'second');
  if (ago < hourMs) return format.format(-Math.floor(ago / minuteMs), 'minute');
  if (new Date(moment).getDate() === now.getDate() && ago < 24 * hourMs) {
    return format.format(-Math.floor(ago / hourMs), 'hour');
  }
  return timeAgo(moment, now, language);
}
