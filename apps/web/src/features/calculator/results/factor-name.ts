import { factorLabel, groupLabel } from '@pcf/catalogue/labels';
import { type EmissionFactor, noSubcategory } from '@pcf/contract/emission-factor';
import type { Language } from '@pcf/contract/vocabulary/language';

/** A name that fits into a sentence: the group instead of "I don't know (50th percentile for …)". */
export function shortFactorName(factor: EmissionFactor, language: Language): string {
  if (factor.kind === 'factor') return factorLabel(factor, language);
  const { category, subcategory } = factor;
  return groupLabel(subcategory === noSubcategory ? category : subcategory, language);
}
