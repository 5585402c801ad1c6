import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { FactorUnit } from '@pcf/contract/vocabulary/emission-data';
import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';
import { formatNumber, maximumDecimals, numberFormat } from './number-format.ts';
import { exactNumber } from './numbers.ts';

/** A mass in kg in the unit that keeps it readable, from mg to Gt; nothing at all is 0 kg. */
export function shortenMass(massKg: number, language: Language = fallbackLanguage): string {
  if (!Number.isFinite(massKg)) return formatNumber(massKg, language);
  if (massKg === 0) return withUnit(0, 'kg', language);
  const { amount, unit } = scaleNumber(massKg, [
    { unit: 'mg', factor: 1e-6 },
    { unit: 'g', factor: 1e-3 },
    { unit: 'kg', factor: 1 },
    { unit: 't', factor: 1e3 },
    { unit: 'kt', factor: 1e6 },
    { unit: 'Mt', factor: 1e9 },
    { unit: 'Gt', factor: 1e12 },
  ]);
  return withUnit(amount, unit, language);
}

/** The space does not break, so that a unit never starts a line. */
function withUnit(amount: number, unit: string, language: Language): string {
  return `${formatNumber(amount, language)}\u00a0${unit}`;
}

interface Scale {
  readonly unit: string;
  readonly factor: number;
}

/**
 * Picks the largest unit in which the value is at least 1 once it is rounded as it will be shown, so that 999.996 of one
 * unit is 1 of the next. Each scale is a thousand of the one before; what is smaller than the first stays in the first.
 */
function scaleNumber(value: number, [smallest, ...larger]: readonly [Scale, ...Scale[]]) {
  let chosen = { unit: smallest.unit, amount: divide(value, smallest.factor) };
  for (const { unit, factor } of larger) {
    if (Math.abs(Number(rounded(chosen.amount))) < 1000) break;
    chosen = { unit, amount: divide(value, factor) };
  }
  return chosen;
}

/** Made when it is first used, since no page begins with it. */
function rounded(amount: number): string {
  return numberFormat('en', { maximumFractionDigits: maximumDecimals, useGrouping: false }).format(amount);
}

/** Fifteen digits are all a value carries; the digits after them are noise of the division that could tip the rounding. */
function divide(value: number, factor: number): number {
  return Number((value / factor).toPrecision(15));
}

/** The unit as people write it: a product has a dot, not the star of the data. */
export function factorUnitText(unit: FactorUnit): string {
  return unit.replace('*', '·');
}

/** What a factor says, to its last digit; figure and unit stay together where a line breaks. */
export function formatImpact({ impact, unit }: Pick<EmissionFactor, 'impact' | 'unit'>, language: Language): string {
  return `${exactNumber(impact, language)}\u00a0${factorUnitText(unit)}`;
}
