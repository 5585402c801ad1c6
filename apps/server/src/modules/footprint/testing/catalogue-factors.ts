import { catalogueFactors } from '@pcf/catalogue/factors';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { FactorUnit } from '@pcf/contract/vocabulary/emission-data';

type Factor = NonNullable<CheckedInput<'chooseEstimates'>['body']['factor']>;

/** One of the shipped catalogue as a page sends it. */
export function catalogueFactor(unit: FactorUnit = 'kgCO₂e/kg', skipped = 0): Factor {
  const [found] = catalogueFactors.filter((each) => each.unit === unit && each.impact > 0).slice(skipped);
  if (!found) throw new Error('The catalogue has changed.');
  const { topCategory, category, subcategory, name, impact, version } = found;
  return { topCategory, category, subcategory, name, impact, version };
}
