import { describe, expect, it } from 'vitest';
import { catalogueFactors } from './factors.ts';
import { catalogueTree } from './tree.ts';

describe('catalogueTree', () => {
  const tree = catalogueTree();

  it('nests the proxy and the factors under category and subcategory', () => {
    expect(tree['Mineral resources']?.['Metal and metal ores']?.['Non ferro']).toEqual({
      category_proxy: {
        "I don't know (50th percentile for Metal and metal ores - Non ferro)": {
          impact: 2.09,
          unit: 'kgCO₂e/kg',
          description: 'Median of the primary factors of this group, which holds lead alone; 2.09 kgCO₂e/kg',
        },
      },
      emission_factors: {
        'Lead, new': {
          impact: 2.09,
          unit: 'kgCO₂e/kg',
          description:
            'Lead, new / Plomb; 2090 kgCO₂e/tonne; element 20534; europe - france; ADEME Base Carbone (French national carbon database) v19.1; purchased goods - metals and metal products - other metals',
        },
      },
    });
  });

  it('has NaN for a group without subcategories', () => {
    expect(Object.keys(tree.Water?.Water ?? {})).toEqual(['NaN']);
  });

  it('holds every factor once', () => {
    const groups = Object.values(tree).flatMap((top) =>
      Object.values(top).flatMap((category) => Object.values(category)),
    );
    const entries = groups.flatMap((group) => [
      ...Object.keys(group.category_proxy),
      ...Object.keys(group.emission_factors),
    ]);
    expect(entries).toHaveLength(catalogueFactors.length);
    for (const group of groups) expect(Object.keys(group.category_proxy)).toHaveLength(1);
  });
});
