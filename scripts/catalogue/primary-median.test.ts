import { describe, expect, it } from 'vitest';
import { median } from './median.ts';
import { checkPrimaryMedian, primaryMedian } from './primary-median.ts';
import { type CatalogueGroup, readGroups } from './read-groups.ts';

const groups = readGroups();

function groupOf(category: string, subcategory = 'NaN'): CatalogueGroup {
  const found = groups.find(([{ factor }]) => factor.category === category && factor.subcategory === subcategory);
  if (!found) throw new Error(`No group ${category} > ${subcategory}`);
  return found;
}

describe('the medians of the catalogue', () => {
  it.each([
    ['Metal and metal ores', 'Non ferro', 2.09],
    ['Metal and metal ores', 'Steel draw', 3.0006364],
    ['Mining, quarrying, construction', 'NaN', 0.12005],
  ])('are of what is not recycled: %s > %s', (category, subcategory, value) => {
    const group = groupOf(category, subcategory);
    expect(primaryMedian(group)).toBe(value);
    expect(group[0].factor.impact).toBe(value);
    expect(group[0].details.description).toContain('primary factors of this group');
  });

  it.each([
    ['Milk and dairy', 5.49],
    ['Sea products', 1.81],
  ])('are of all factors: %s', (category, value) => {
    const [proxy, ...factors] = groupOf(category);
    expect(median(factors.map(({ factor }) => factor.impact))).toBe(value);
    expect(proxy.factor.impact).toBe(value);
  });

  it('are of two middle values: 18 animal products', () => {
    const others = ["Cow's milk", 'Fattening duck', "Goat's milk", 'Lactating heifer', "Sheep's milk", 'Wool'];
    const [proxy, ...factors] = groupOf('Animal products');
    const impacts = factors.filter(({ factor }) => !others.includes(factor.name)).map(({ factor }) => factor.impact);
    expect(impacts).toHaveLength(18);
    expect(median(impacts)).toBe(3.825);
    expect(proxy.factor.impact).toBe(3.825);
  });

  it('cannot stay behind when a factor changes', () => {
    const [proxy, ...factors] = groupOf('Metal and metal ores', 'Non ferro');
    const dearer = factors.map((entry) => ({ ...entry, factor: { ...entry.factor, impact: 3 } }));
    expect(() => checkPrimaryMedian([proxy, ...dearer])).toThrow('is 2.09, the median of its primary factors 3');
  });
});
