import { groupLabel } from '@pcf/catalogue/labels';
import { type FactorGroup, noSubcategory } from '@pcf/contract/emission-factor';
import type { Language } from '@pcf/contract/vocabulary/language';

/** The narrowest word for a group: "PET" rather than "Plastics". */
export const groupName = ({ category, subcategory }: FactorGroup, language: Language): string =>
  groupLabel(subcategory === noSubcategory ? category : subcategory, language);
