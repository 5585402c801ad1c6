import { describe, expect, it } from 'vitest';
import { groupFile } from './group-file.ts';

describe('groupFile', () => {
  it('names a file after its group', () => {
    expect(groupFile({ topCategory: 'Plastics & Rubber', category: 'Rubber', subcategory: 'NaN' })).toBe(
      'plastics-and-rubber/rubber.csv',
    );
    expect(
      groupFile({ topCategory: 'Mineral resources', category: 'Metal and metal ores', subcategory: 'Non ferro' }),
    ).toBe('mineral-resources/metal-and-metal-ores-non-ferro.csv');
  });
});
