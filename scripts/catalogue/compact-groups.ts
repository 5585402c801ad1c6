import type { CompactGroup } from '@pcf/catalogue/compact-group';
import { factorUnits } from '@pcf/contract/vocabulary/emission-data';
import type { CatalogueGroup } from './read-groups.ts';

export function compactGroups(groups: readonly CatalogueGroup[]): CompactGroup[] {
  return groups.map((entries) => {
    const { topCategory, category, subcategory, unit } = entries[0].factor;
    return {
      path: [topCategory, category, subcategory],
      unit: factorUnits.indexOf(unit),
      names: entries.map(({ factor }) => factor.name).join('\n'),
      impacts: entries.map(({ factor }) => factor.impact),
    };
  });
}
