import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { Language } from '@pcf/contract/vocabulary/language';
import { groupLabels, proxyLabels } from './generated/labels.generated.ts';

/** The name of a top category, category or subcategory; one that is not ours is shown as it is. */
export function groupLabel(key: string, language: Language): string {
  return groupLabels.get(key)?.[language] ?? key;
}

/** Factors keep their English names; only what stands for "I don't know" is translated. */
export function factorLabel(factor: EmissionFactor, language: Language): string {
  if (language === 'en' || factor.kind !== 'proxy' || factor.origin !== 'CATALOGUE') return factor.name;
  return proxyLabels.get(factor.name)?.[language] ?? factor.name;
}
