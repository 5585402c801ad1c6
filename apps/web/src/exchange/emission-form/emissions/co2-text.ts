import type { Language } from '@pcf/contract/vocabulary/language';
import { numberFormat } from '../../../lib/format/number-format.ts';

const scales = [
  { unit: 'tCO₂e', kilograms: 1000 },
  { unit: 'kgCO₂e', kilograms: 1 },
  { unit: 'gCO₂e', kilograms: 0.001 },
] as const;

/** From a tenth of a kilogram on in kilograms, from a tonne on in tonnes, below in grams; four digits that say something. */
export function co2Text(kgCo2e: number, language: Language): string {
  const size = Math.abs(kgCo2e);
  const [tonnes, kilograms, grams] = scales;
  const { unit, kilograms: of } = size >= 1000 ? tonnes : size >= 0.1 || size === 0 ? kilograms : grams;
  const amount = Number((kgCo2e / of).toPrecision(12));
  return `${numberFormat(language, { maximumSignificantDigits: 4 }).format(amount)}\u00a0${unit}`;
}
