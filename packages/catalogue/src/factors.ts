import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { factorUnits } from '@pcf/contract/vocabulary/emission-data';
import type { CompactGroup } from './compact-group.ts';
import { compactGroups } from './generated/factors.generated.ts';
import { catalogueVersion } from './version.ts';

function expand({ path, unit, names, impacts }: CompactGroup): EmissionFactor[] {
  const [topCategory, category, subcategory] = path;
  return names.split('\n').map((name, index) => ({
    topCategory,
    category,
    subcategory,
    name,
    kind: index === 0 ? 'proxy' : 'factor',
    impact: impacts[index] ?? Number.NaN,
    unit: factorUnits[unit] ?? factorUnits[0],
    origin: 'CATALOGUE',
    version: catalogueVersion,
  }));
}

/** Group by group, the proxy first. */
export const catalogueFactors: readonly EmissionFactor[] = compactGroups.flatMap(expand);
