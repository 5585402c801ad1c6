import type { EmissionFactor } from '@pcf/contract/emission-factor';

export function exampleFactor(given: Partial<EmissionFactor>): EmissionFactor {
  return {
    topCategory: 'Mineral resources',
    category: 'Glass',
    subcategory: 'NaN',
    name: 'Flat glass',
    kind: 'factor',
    impact: 1.2,
    unit: 'kgCO₂e/kg',
    origin: 'CATALOGUE',
    version: '2026.1',
    ...given,
  };
}
