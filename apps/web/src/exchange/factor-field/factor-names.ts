import { groupLabel } from '@pcf/catalogue/labels';
import { type EmissionFactor, type FactorGroup, noSubcategory } from '@pcf/contract/emission-factor';
import type { Language } from '@pcf/contract/vocabulary/language';

/** The narrowest word for a group: "PET" rather than "Plastics". */
export const groupName = ({ category, subcategory }: FactorGroup, language: Language): string =>
  groupLabel(subcategory === noSubcategory ? category : subcategory, language);

/** Where a factor stands, from the top; a group that is called like the one above it is said once. */
export function groupPath({ topCategory, category, subcategory }: FactorGroup, language: Language): string {
  return [topCategory, category, subcategory]
    .filter((key) => key !== noSubcategory)
    .map((key) => groupLabel(key, language))
    .filter((label, index, labels) => label !== labels[index - 1])
    .join(' › ');
}

/** For the `lang` of a name: ours are English on every page, proxies are translated, of other files it is not known. */
export function nameLanguage({ kind, origin }: EmissionFactor): 'en' | undefined {
  return kind === 'factor' && origin === 'CATALOGUE' ? 'en' : undefined;
}

/** For the `lang` of what is told about a factor. */
export function detailsLanguage({ origin }: EmissionFactor): 'en' | undefined {
  return origin === 'CATALOGUE' ? 'en' : undefined;
}
