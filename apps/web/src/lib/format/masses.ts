import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { FactorUnit } from '@pcf/contract/vocabulary/emission-data';
import type { Language } from '@pcf/contract/vocabulary/language';
import { exactNumber } from './numbers.ts';

/** The unit as people write it: a product has a dot, not the star of the data. */
export function factorUnitText(unit: FactorUnit): string {
  return unit.replace('*', '·');
}

/** What a factor says, to its last digit; figure and unit stay together where a line breaks. */
export function formatImpact({ impact, unit }: Pick<EmissionFactor, 'impact' | 'unit'>, language: Language): string {
  return `${exactNumber(impact, language)}\u00a0${factorUnitText(unit)}`;
}
