import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';
import { noValue, numberFormat } from './number-format.ts';

/** Decimals of a value that stands alone. */
const decimals = 2;

/** From where on two decimals say too little. */
const small = 10 ** -decimals;

/** Digits that say something, where values are read beside one another. */
const digits = 3;

type Rounded = number | Intl.StringNumericLiteral;

/** A value that stands alone: up to two decimals, and below a hundredth three significant digits; never a power of ten. */
export function singleNumber(value: number | string, language: Language = fallbackLanguage): string {
  const size = Math.abs(Number(value));
  return write(
    value,
    language,
    size < small ? { maximumSignificantDigits: digits } : { maximumFractionDigits: decimals },
  );
}

/** Of values that are read beside one another, in a list or a total: three significant digits. */
export function listNumber(value: number | string, language: Language = fallbackLanguage): string {
  return write(value, language, { maximumSignificantDigits: digits });
}

/** What is read of a value that is written so. */
export const readListNumber = (value: number): number => Number(value.toPrecision(digits));

function write(value: number | string, language: Language, options: Intl.NumberFormatOptions): string {
  if (!Number.isFinite(Number(value))) return noValue;
  return numberFormat(language, { ...options, signDisplay: 'negative' }).format(value as Rounded);
}

/** With the kilograms it stands for, and up to how many kilograms it is read well: thousands of tonnes stay tonnes. */
const massUnits = [
  { unit: 'kg', kilograms: 1, below: 1e3 },
  { unit: 't', kilograms: 1e3, below: 1e9 },
  { unit: 'kt', kilograms: 1e6, below: 1e12 },
  { unit: 'Mt', kilograms: 1e9, below: Number.POSITIVE_INFINITY },
] as const;

export type MassUnit = (typeof massUnits)[number];

/** The one unit of a view, by its largest value. */
export function sharedUnit(massesKg: readonly number[]): MassUnit {
  const largest = Math.max(0, ...massesKg.map((massKg) => Math.abs(readListNumber(massKg))));
  return massUnits.find(({ below }) => largest < below) ?? massUnits[0];
}

/** A mass in the unit of its view, without the unit; the digits after the fifteenth are noise of the division. */
export function massNumber(massKg: number, { kilograms }: MassUnit, language: Language = fallbackLanguage): string {
  return listNumber(Number((massKg / kilograms).toPrecision(15)), language);
}

/** The same with its unit; the space does not break, so that a unit never starts a line. */
export function massText(massKg: number, unit: MassUnit, language: Language = fallbackLanguage): string {
  return `${massNumber(massKg, unit, language)}\u00a0${unit.unit}`;
}
