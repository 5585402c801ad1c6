import type { Language } from '@pcf/contract/vocabulary/language';
import { dateLocales } from './locales.ts';

/** The time of day to the minute, in the reader's zone. */
export function formatTime(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(dateLocales[language], { hour: '2-digit', minute: '2-digit' }).format(
    new Date(moment),
  );
}
