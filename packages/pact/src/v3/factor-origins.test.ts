import { catalogueFactors } from '@pcf/catalogue/factors';
import { catalogueVersion } from '@pcf/catalogue/version';
import { describe, expect, it } from 'vitest';
import { sourcesOfRows } from './sent/methods.ts';

/** A row with a factor of the catalogue, as a calculation keeps it. */
function rowOf(id: string, kind: 'factor' | 'proxy', origin: 'CATALOGUE' | 'OWN' = 'CATALOGUE') {
  const found = catalogueFactors.find((factor) => factor.kind === kind && factor.topCategory === 'Plastics & Rubber');
  if (!found) throw new Error('The catalogue has plastics.');
  const { topCategory, category, subcategory, ...factor } = found;
  return {
    id,
    category: topCategory,
    subcategory: category,
    subsubcategory: subcategory,
    emissionfactor: { ...factor, origin, ...(origin === 'OWN' ? { version: 'factors.csv' } : {}) },
    weight: 100,
  };
}

describe('the sources of a calculation', () => {
  it('are those of its factors, each once', () => {
    const [source, ...more] = sourcesOfRows({ rawmaterial: [rowOf('a', 'factor'), rowOf('b', 'factor')] });
    expect(more).toEqual([]);
    expect(source?.name).toMatch(/IDEMAT|Base Carbone|GHG Conversion Factors/);
    expect(source?.version).not.toBe('');
  });

  it('are our catalogue for a proxy and a file for factors of somebody’s own', () => {
    expect(sourcesOfRows({ rawmaterial: [rowOf('a', 'proxy'), rowOf('b', 'factor', 'OWN')] })).toEqual([
      { name: 'Emission factors of PCF Exchange', version: catalogueVersion },
      { name: 'Own emission factors', version: 'factors.csv' },
    ]);
  });

  it('are none without rows', () => {
    expect(sourcesOfRows(null)).toEqual([]);
  });
});
