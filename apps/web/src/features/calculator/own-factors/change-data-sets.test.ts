import { expect, it } from 'vitest';
import { changeDataSets, dataSetsBeside } from './change-data-sets.ts';
import type { OwnDataSet } from './own-data-set.ts';

const dataSet = (name: string): OwnDataSet => ({ name, groupCount: 1, renamedCount: 0, factors: [] });
const [a, b, c] = [dataSet('a.csv'), dataSet('b.csv'), dataSet('c.csv')];

it('puts a further data set behind the others', () => {
  expect(changeDataSets([a, b], { kind: 'keep', dataSet: c, replacing: null })).toEqual([a, b, c]);
});

it('puts a replacement in the place of what it replaces', () => {
  expect(changeDataSets([a, b], { kind: 'keep', dataSet: c, replacing: 'a.csv' })).toEqual([c, b]);
});

it('puts a data set in the place of one with its name, so that names stay unique', () => {
  const again = dataSet('a.csv');
  expect(changeDataSets([a, b], { kind: 'keep', dataSet: again, replacing: null })[0]).toBe(again);
  expect(changeDataSets([a, b, c], { kind: 'keep', dataSet: again, replacing: 'c.csv' })).toEqual([again, b]);
});

it('removes one and leaves the others as they are', () => {
  expect(changeDataSets([a, b, c], { kind: 'remove', name: 'b.csv' })).toEqual([a, c]);
});

it('tells which data sets a new file has to stand beside', () => {
  expect(dataSetsBeside([a, b, c], 'b.csv', 'c.csv')).toEqual([a]);
});
