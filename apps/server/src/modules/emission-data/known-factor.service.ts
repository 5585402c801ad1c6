import { findFactor } from '@pcf/catalogue/factor-tree';
import { catalogueVersion } from '@pcf/catalogue/version';
import type { EmissionFactor, FactorGroup } from '@pcf/contract/emission-factor';
import { catalogue } from './catalogue-tree.service.ts';

type Told = FactorGroup & Pick<EmissionFactor, 'name' | 'impact' | 'version'>;

/** Whether the catalogue has a factor just so, per kg. */
export function isPerKilogram(told: Told): boolean {
  const known = told.version === catalogueVersion ? findFactor(catalogue, told) : null;
  return known !== null && known.impact === told.impact && known.unit === 'kgCO₂e/kg';
}
