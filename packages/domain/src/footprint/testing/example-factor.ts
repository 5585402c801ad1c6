import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { FactorUnit } from '@pcf/contract/vocabulary/emission-data';

/** A factor of which only its figures matter. */
export function exampleFactor(impact: number, unit: FactorUnit, name = 'Example'): EmissionFactor {
  return {
    topCategory: 'Plastics & Rubber',
    category: 'Plastics',
    subcategory: 'NaN',
    name,
    kind: 'factor',
    impact,
    unit,
    origin: 'CATALOGUE',
    version: '1',
  };
}
