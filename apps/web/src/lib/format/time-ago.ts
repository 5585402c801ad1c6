import type { Language } from '@pcf/contract/vocabulary/language';
import { dateLocales } from './number-format.ts';

const minuteMs = 60 * 1000;

const hourMs = 60 * minuteMs;

const relativeFormats = new Map<Language, Intl.RelativeTimeFormat>();

const dayMs = 24 * 60 * 60 * 1000;

/** "today", "yesterday", "12 days ago", "in 30 days": by the days of the calendar, not by hours. */
export function timeAgo(moment: string, now: Date, language: Language): string {
  const days = Math.round((midnight(new Date(moment)) - midnight(now)) / dayMs);
  return relativeTimeFormat(language).format(days, 'day');
}

function midnight(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

/** "yesterday" rather than "1 day ago". Made once for each language, since making it takes longer than using it. */
function relativeTimeFormat(language: Language): Intl.RelativeTimeFormat {
  const format =
    relativeFormats.get(language) ?? new Intl.RelativeTimeFormat(dateLocales[language], { numeric: 'auto' });
  relativeFormats.set(language, format);
  return format;
}

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
