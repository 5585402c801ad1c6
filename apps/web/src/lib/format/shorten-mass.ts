import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';
import { formatNumber } from './format-number.ts';
import { scaleNumber } from './scale-number.ts';

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
