import type { Language } from '@pcf/contract/vocabulary/language';
import { numberFormat } from './number-format.ts';

export interface LocalNumber {
  readonly value: number;
  /** The other number that the same text says in another language: "1,250" is a thousand in English, one in German. */
  readonly otherwise: number | null;
  /** Written as another language writes it, though it can only be this number. */
  readonly isForeign: boolean;
}

/** Blanks and apostrophes group digits in every language: those that number formats write, and those that people type. */
const shape = /^(?<sign>[+-]?)(?<body>[\d., \u00a0\u2009\u202f'’]*)(?<exponent>e[+-]?\d+)?$/i;
/** A first group that began with 0 would be no thousand: "0,125" is an eighth wherever it is typed. */
const grouped = /^[1-9]\d{0,2}([., \u00a0\u2009\u202f'’])\d{3}(?:\1\d{3})*$/;
const digits = /^\d*$/;
const isWhole = (text: string) => digits.test(text) || grouped.test(text);

/**
 * Reads a number as typed by somebody of this language, or of another one where it can be no other number. Null where it
 * is none. A text that is two numbers is read in this language, and `otherwise` tells of the other.
 */
export function parseLocalNumber(text: string, language: Language): LocalNumber | null {
  const { sign = '', body = '', exponent = '' } = shape.exec(text.trim().replace('−', '-'))?.groups ?? {};
  const { decimal, group } = signsOf(language);
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  const typedSign = body[last];
  const number = (before: string, behind: string) => numberOf(sign, before, behind, exponent);
  const asWhole = isWhole(body) ? number(body, '') : null;
  const [whole, fraction] = [body.slice(0, last), body.slice(last + 1)];
  const asFraction =
    typedSign !== undefined && isWhole(whole) && !whole.includes(typedSign) && digits.test(fraction)
      ? number(whole, fraction)
      : null;
  // Nobody groups the digits before a power of ten.
  const isThousand = asWhole !== null && (asFraction === null || (typedSign === group && exponent === ''));
  const value = isThousand ? asWhole : asFraction;
  if (value === null) return null;
  const ownSign = isThousand ? group : decimal;
  return {
    value,
    otherwise: exponent === '' && asWhole !== null && asFraction !== null ? (isThousand ? asFraction : asWhole) : null,
    isForeign: typedSign !== undefined && typedSign !== ownSign,
  };
}

function numberOf(sign: string, whole: string, fraction: string, exponent: string): number | null {
  if (whole === '' && fraction === '') return null;
  const value = Number(`${sign}${whole.replaceAll(/\D/g, '') || '0'}.${fraction || '0'}${exponent}`);
  // Adding 0 makes a plain zero of -0.
  return Number.isFinite(value) ? value + 0 : null;
}

interface Signs {
  readonly decimal: string;
  readonly group: string;
}

const known = new Map<Language, Signs>();

function signsOf(language: Language): Signs {
  const signs = known.get(language) ?? foundSigns(language);
  known.set(language, signs);
  return signs;
}

function foundSigns(language: Language): Signs {
  const parts = numberFormat(language).formatToParts(1234567.5);
  const sign = (type: keyof Signs) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}
