import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { describe, expect, it } from 'vitest';
import { factorsOf, factorTree, findFactor } from './factor-tree.ts';

const group = { topCategory: 'Metals', category: 'Tin', subcategory: 'NaN' };

function factor(name: string, more: Partial<EmissionFactor> = {}): EmissionFactor {
  return { ...group, name, kind: 'factor', impact: 1, unit: 'kgCO₂e/kg', origin: 'OWN', version: 'file', ...more };
}

describe('factorTree', () => {
  it('keeps the order in which groups and factors come, with the proxy first', () => {
    const tree = factorTree([
      factor('Cast'),
      factor('Sand', { topCategory: 'Earths' }),
      factor('Rolled'),
      factor('Any', { kind: 'proxy' }),
    ]);
    expect([...tree.keys()]).toEqual(['Metals', 'Earths']);
    expect(factorsOf(tree, group).map(({ name }) => name)).toEqual(['Any', 'Cast', 'Rolled']);
  });

  it('keeps the proxies of two sources in their order', () => {
    const tree = factorTree([factor('Any', { kind: 'proxy' }), factor('Cast'), factor('Mine', { kind: 'proxy' })]);
    expect(factorsOf(tree, group).map(({ name }) => name)).toEqual(['Any', 'Mine', 'Cast']);
  });

  it('finds a factor by its path and name', () => {
    const tree = factorTree([factor('Cast')]);
    expect(findFactor(tree, { ...group, name: 'Cast' })).toEqual(factor('Cast'));
    expect(findFactor(tree, { ...group, name: 'Drawn' })).toBeNull();
    expect(findFactor(tree, { ...group, category: 'Lead', name: 'Cast' })).toBeNull();
    expect(factorsOf(tree, { ...group, topCategory: 'Earths' })).toEqual([]);
  });
});
