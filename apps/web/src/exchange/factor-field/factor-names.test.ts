import { expect, it } from 'vitest';
import { groupPath } from './factor-names.ts';

it.each([
  [{ topCategory: 'Textiles', category: 'Leather', subcategory: 'NaN' }, 'Textiles › Leather'],
  [
    { topCategory: 'Transport', category: 'Cargo ship', subcategory: 'Bulk carrier' },
    'Transport › Cargo ship › Bulk carrier',
  ],
  [{ topCategory: 'Water', category: 'Water', subcategory: 'NaN' }, 'Water'],
  [{ topCategory: 'Our own', category: 'Moon', subcategory: 'Dust' }, 'Our own › Moon › Dust'],
])('%o stands at %s', (group, path) => {
  expect(groupPath(group, 'en')).toBe(path);
});
