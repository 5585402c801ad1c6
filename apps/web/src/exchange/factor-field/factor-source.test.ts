import { factorTree } from '@pcf/catalogue/factor-tree';
import { expect, it } from 'vitest';
import { stillThere, withRecent } from './factor-source.tsx';
import { exampleFactor } from './testing/example-factor.ts';

const factors = Array.from({ length: 12 }, (_, index) => exampleFactor({ name: `Glass ${index}` }));
const namesAfter = (order: readonly number[]) =>
  order
    .flatMap((index) => factors[index] ?? [])
    .reduce(withRecent, [])
    .map(({ name }) => name);

it('keeps the newest first', () => {
  expect(namesAfter([0, 1, 2])).toEqual(['Glass 2', 'Glass 1', 'Glass 0']);
});

it('keeps none twice', () => {
  expect(namesAfter([0, 1, 0, 0])).toEqual(['Glass 0', 'Glass 1']);
});

it('keeps eight', () => {
  expect(namesAfter([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((index) => `Glass ${index}`));
});

it('offers only what is still there', () => {
  const own = exampleFactor({ name: 'Flat glass', origin: 'OWN', version: 'mine.csv' });
  const ours = exampleFactor({ name: 'Flat glass' });
  expect(stillThere([own, ours], factorTree([ours]))).toEqual([ours]);
  expect(stillThere([own, ours], factorTree([ours, own]))).toEqual([own, ours]);
});
