import type { Language } from '@pcf/contract/vocabulary/language';
import { numberFormat } from './number-format.ts';

/** Blanks group digits in every language: the plain one, and those that number formats put between thousands. */
const blanks = ' \u00a0\u2009\u202f';

/**
 * Reads a number as typed by somebody of this language. Null where it is none, and where it is one only in another
 * language: "1.5" in German is refused rather than guessed, since "1.500" would be 1500.
 */
export function parseLocalNumber(text: string, language: Language): number | null {
  const match = numberPattern(language).exec(text.trim().replace('−', '-'));
  if (!match?.groups) return null;
  const { sign = '', whole = '', fraction = '', exponent = '' } = match.groups;
  if (whole === '' && fraction === '') return null;
  const value = Number(`${sign}${whole.replaceAll(/\D/g, '') || '0'}.${fraction || '0'}${exponent}`);
  // Adding 0 makes a plain zero of -0.
  return Number.isFinite(value) ? value + 0 : null;
}

const patterns = new Map<Language, RegExp>();

function numberPattern(language: Language): RegExp {
  const pattern = patterns.get(language) ?? patternOf(language);
  patterns.set(language, pattern);
  return pattern;
}

function patternOf(language: Language): RegExp {
  const parts = numberFormat(language).formatToParts(1234567.5);
  const separator = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  const grouped = `\\d{1,3}(?<group>[${blanks}${separator('group')}])\\d{3}(?:\\k<group>\\d{3})*`;
  const fraction = `(?:[${separator('decimal')}](?<fraction>\\d*))?`;
  return new RegExp(`^(?<sign>[+-]?)(?<whole>${grouped}|\\d*)${fraction}(?<exponent>e[+-]?\\d+)?$`, 'i');
}
