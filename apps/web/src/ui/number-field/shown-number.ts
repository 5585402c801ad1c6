import type { Language } from '@pcf/contract/vocabulary/language';
import { exactNumber } from '../../lib/format/exact-number.ts';
import { readNumber } from './read-number.ts';

export interface TypedNumber {
  readonly text: string;
  readonly language: Language;
}

/** What the field shows: as it was typed while that is still the value and the language, else as the language writes it. */
export function shownNumber(value: number | null, typed: TypedNumber, language: Language): string {
  const isAsTyped = Object.is(readNumber(typed.text, typed.language), value);
  // What is no number has no other way to be written.
  if (isAsTyped && (typed.language === language || Number.isNaN(value))) return typed.text;
  return value === null || Number.isNaN(value) ? '' : exactNumber(value, language);
}
