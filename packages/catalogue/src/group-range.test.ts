import { describe, expect, it } from 'vitest';
import { factorTree } from './factor-tree.ts';
import { catalogueFactors } from './factors.ts';
import { groupRange } from './group-range.ts';

const tree = factorTree(catalogueFactors);

describe('groupRange', () => {
  it('spans the factors of a group', () => {
    const group = { topCategory: 'Textiles', category: 'Leather', subcategory: 'NaN' };
    const impacts = catalogueFactors
      .filter(({ topCategory, category }) => topCategory === 'Textiles' && category === 'Leather')
      .map(({ impact }) => impact)
      .sort((a, b) => a - b);
    expect(groupRange(tree, group)).toEqual({ min: impacts[0], max: impacts.at(-1) });
  });

  it('is nothing for energy, transport and a group that does not exist', () => {
    expect(groupRange(tree, { topCategory: 'Transport', category: 'Truck', subcategory: 'NaN' })).toBeNull();
    expect(groupRange(tree, { topCategory: 'Energy', category: 'Heat & fuels', subcategory: 'NaN' })).toBeNull();
    expect(groupRange(tree, { topCategory: 'None', category: 'None', subcategory: 'NaN' })).toBeNull();
  });
});
