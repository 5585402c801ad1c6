import { describe, expect, it } from 'vitest';
import { detailsLanguage, groupPath, nameLanguage } from './factor-names.ts';
import { exampleFactor } from './testing/example-factor.ts';

describe('factor names', () => {
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
});

describe('text language', () => {
  const factor = exampleFactor({});
  const proxy = exampleFactor({ kind: 'proxy' });
  const own = exampleFactor({ origin: 'OWN' });

  it('says English of what our catalogue says in English only', () => {
    expect([factor, proxy].map(nameLanguage)).toEqual(['en', undefined]);
    expect([factor, proxy].map(detailsLanguage)).toEqual(['en', 'en']);
  });

  it('does not guess the language of a file', () => {
    expect([nameLanguage(own), detailsLanguage(own)]).toEqual([undefined, undefined]);
  });
});
