import type { Language } from '@pcf/contract/vocabulary/language';
import { parseLocalNumber } from '../../lib/format/parse-local-number.ts';

/** Null where nothing is typed, NaN where it is no number. */
export function readNumber(text: string, language: Language): number | null {
  return text.trim() === '' ? null : (parseLocalNumber(text, language)?.value ?? Number.NaN);
}
