import type { Language } from '@pcf/contract/vocabulary/language';
import { dateFormat } from './date-format.ts';

/** The time of day to the minute, in the reader's zone. */
export function formatTime(moment: string, language: Language): string {
  return dateFormat(language, { hour: '2-digit', minute: '2-digit' }).format(new Date(moment));
}
