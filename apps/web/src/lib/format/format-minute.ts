import type { Language } from '@pcf/contract/vocabulary/language';
import { dateFormat } from './date-format.ts';

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
