import type { Language } from '@pcf/contract/vocabulary/language';
import { dateLocales } from './locales.ts';

/** The day and the time to the minute: nobody remembers the second. */
export function formatMinute(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(dateLocales[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment));
}
