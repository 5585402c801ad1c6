import { expect, it } from 'vitest';
import { termFinder } from './term-finder.ts';

const find = termFinder(['potato', 'sweet potato', 'sugar beet', 'ham'].map((term) => [term, term] as const));

it.each([
  ['Potatoes', ['potato']],
  ['Sweet potato or potato', ['sweet potato', 'potato']],
  ['Sugar-beets', ['sugar beet']],
  ['Hamburger', []],
  ['Sugar', []],
])('%s', (text, terms) => {
  expect(find(text)).toEqual(terms);
});
