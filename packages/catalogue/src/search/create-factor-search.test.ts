import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { expect, it } from 'vitest';
import { createFactorSearch } from './create-factor-search.ts';

function factor(name: string, changes: Partial<EmissionFactor> = {}): EmissionFactor {
  return {
    topCategory: 'Mineral resources',
    category: 'Metal and metal ores',
    subcategory: 'Steel construction',
    name,
    kind: 'factor',
    impact: 1,
    unit: 'kgCO₂e/kg',
    origin: 'CATALOGUE',
    version: '2026.1',
    ...changes,
  };
}

function searchIn(...entries: [EmissionFactor, ...synonyms: string[]][]) {
  const search = createFactorSearch(entries.map(([of, ...synonyms]) => ({ factor: of, synonyms })));
  return (query: string, limit = 10, accepts: (of: EmissionFactor) => boolean = () => true) =>
    search(query, { limit, accepts }).map(({ name }) => name);
}

it('puts the name first, then what begins so, then other names, then synonyms, then groups', () => {
  const search = searchIn(
    [factor('Girder', { category: 'Beam' })],
    [factor('Joist made of spruce'), 'beam'],
    [factor('Oak beam')],
    [factor('Beam of oak')],
    [factor('Beam')],
  );
  expect(search('beam')).toEqual(['Beam', 'Beam of oak', 'Oak beam', 'Joist made of spruce', 'Girder']);
});

it('finds own factors, by their own synonyms, beside those of the catalogue', () => {
  const own = factor('Stainless X5CrNi18-10', { origin: 'OWN', category: 'My metals', version: 'mine.csv' });
  const search = searchIn([factor('Steel construction'), 'Stahl'], [own, 'Stahl 1.4301', 'V2A']);
  expect(search('v2a')).toEqual(['Stainless X5CrNi18-10']);
  expect(search('1.4301')).toEqual(['Stainless X5CrNi18-10']);
  expect(search('my metals')).toEqual(['Stainless X5CrNi18-10']);
  expect(search('stahl')).toEqual(['Steel construction', 'Stainless X5CrNi18-10']);
});

it('finds own factors by the name of our group in any language', () => {
  const own = factor('Sheet', { category: 'Glass', subcategory: 'NaN', origin: 'OWN' });
  const search = searchIn([own]);
  for (const query of ['glass', 'Glas', 'verre']) expect(search(query)).toEqual(['Sheet']);
});

it('leaves out what is not accepted before it cuts to the limit', () => {
  const search = searchIn(
    [factor('Oak A', { kind: 'proxy' })],
    [factor('Oak B')],
    [factor('Oak C')],
    [factor('Oak D')],
  );
  expect(search('oak', 2, ({ name }) => name !== 'Oak B')).toEqual(['Oak C', 'Oak D']);
});

it('keeps the order of what is equally near', () => {
  const names = ['Oak, red', 'Oak, brown', 'Oak, white', 'Oak, black'];
  expect(searchIn(...names.map((name): [EmissionFactor] => [factor(name)]))('oak')).toEqual(names);
});

it('finds ä written as ae on either side', () => {
  const search = searchIn([factor('Schafskaese')], [factor('Ziegenkäse')]);
  for (const query of ['käse', 'kaese']) expect(search(query)).toEqual(['Schafskaese', 'Ziegenkäse']);
});
