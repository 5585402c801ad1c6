import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueFactors } from '../factors.ts';
import { compileSynonyms, readSynonyms } from './compile-synonyms.ts';
import { nearestGroup } from './nearest-group.ts';
import { phraseOf, termFinder } from './term-finder.ts';

describe('compiling', () => {
  it('keeps a line for each term, without alternatives that are the term itself or said twice', () => {
    expect(compileSynonyms('term,en,de,fr\nbeef,cattle,Rind|Rindfleisch,bœuf\ntrain,rail,Zug,train|rails\n')).toBe(
      'beef|cattle|Rind|Rindfleisch|bœuf\ntrain|rail|Zug',
    );
  });

  it('leaves out a term that is the same in every language', () => {
    expect(compileSynonyms('term,en,de,fr\nangola,,Angola,Angola\nfish,,Fisch,poisson\n')).toBe('fish|Fisch|poisson');
  });
});

describe('data/synonyms.csv', () => {
  const rows = readSynonyms(readFileSync(new URL('../../data/synonyms.csv', import.meta.url), 'utf8'));
  const termsIn = termFinder(rows.map((row) => [row.term, row]));

  it('is sorted, has every term once and an alternative for each', () => {
    const terms = rows.map(({ term }) => term);
    expect(terms).toEqual(terms.toSorted());
    expect(new Set(terms.map(phraseOf)).size).toBe(terms.length);
    expect(rows.filter(({ en, de, fr }) => !(en || de || fr))).toEqual([]);
    expect(terms).toEqual(terms.map((term) => term.toLowerCase()));
  });

  it('has no empty alternative and no stray space', () => {
    const lists = rows.flatMap(({ en, de, fr }) => [en, de, fr]).filter((list) => list !== '');
    expect(lists.flatMap((list) => list.split('|')).filter((text) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('has no term that is in no name and in no group', () => {
    const texts = catalogueFactors.flatMap(({ kind, name, topCategory, category, subcategory }) => [
      ...(kind === 'factor' ? [name] : []),
      topCategory,
      category,
      subcategory,
    ]);
    const used = new Set([...new Set(texts)].flatMap(termsIn));
    expect(rows.filter((row) => !used.has(row)).map(({ term }) => term)).toEqual([]);
  });

  it('has a German and a French word for every factor', () => {
    const untranslated = catalogueFactors.filter((factor) => {
      const found = termsIn(factor.kind === 'proxy' ? nearestGroup(factor) : factor.name);
      return !found.some(({ de }) => de !== '') || !found.some(({ fr }) => fr !== '');
    });
    expect(untranslated.map(({ name }) => name)).toEqual([]);
  });
});
