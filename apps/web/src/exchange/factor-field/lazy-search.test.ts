import { expect, it } from 'vitest';
import { lazySearch } from './lazy-search.ts';
import { exampleFactor } from './testing/example-factor.ts';

const metal = { topCategory: 'Mineral resources', category: 'Metal and metal ores', subcategory: 'Aluminum' };
const ours = exampleFactor({ ...metal, name: 'Aluminum sheet' });
const glass = exampleFactor({ name: 'Flat glass' });
const own = exampleFactor({ ...metal, name: 'Aluminum, our smelter', origin: 'OWN', version: 'ours.csv' });
const details = { description: '', geography: '', provider: '', version: '', licence: '', synonyms: ['Karmøy'] };
const search = lazySearch([ours, glass], new Map([[own, details]]));
const options = { limit: 10, accepts: () => true };

it('finds our factors and own ones, by words of any language', async () => {
  for (const word of ['aluminum', 'aluminium', 'Alu']) {
    expect(new Set(await search(word, options)), word).toEqual(new Set([ours, own]));
  }
  expect(await search('Glas', options)).toEqual([glass]);
});

it('finds an own factor by the synonyms of its file', async () => {
  expect(await search('Karmøy', options)).toEqual([own]);
});

it('keeps to what is accepted and asked for', async () => {
  expect(await search('aluminum', { limit: 10, accepts: ({ origin }) => origin === 'OWN' })).toEqual([own]);
  expect(await search('aluminum', { limit: 1, accepts: () => true })).toHaveLength(1);
  expect(await search('zzzzzz', options)).toEqual([]);
});
