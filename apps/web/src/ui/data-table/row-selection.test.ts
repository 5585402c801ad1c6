import { expect, it } from 'vitest';
import { pageState, withPage, withRow } from './row-selection.ts';

const page = ['b', 'c'];

it('adds and removes one row, and leaves the given selection alone', () => {
  const selected = new Set(['a']);
  expect(withRow(selected, 'b', true)).toEqual(new Set(['a', 'b']));
  expect(withRow(selected, 'a', false)).toEqual(new Set());
  expect(withRow(selected, 'x', false)).toEqual(selected);
  expect(selected).toEqual(new Set(['a']));
});

it('adds and removes a page, and keeps the rows of other pages', () => {
  expect(withPage(new Set(['a', 'b']), page, true)).toEqual(new Set(['a', 'b', 'c']));
  expect(withPage(new Set(['a', 'b']), page, false)).toEqual(new Set(['a']));
});

it.each([
  [[], 'none'],
  [['a'], 'none'],
  [['a', 'b'], 'some'],
  [['c', 'b'], 'all'],
] as const)('with %j selected, of the page is selected: %s', (selected, expected) => {
  expect(pageState(new Set(selected), page)).toBe(expected);
});

it('of a page without rows nothing is selected', () => {
  expect(pageState(new Set(['a']), [])).toBe('none');
});
