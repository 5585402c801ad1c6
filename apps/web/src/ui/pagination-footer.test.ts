import { deepestRow, pageSizes } from '@pcf/contract/paging';
import { describe, expect, it } from 'vitest';
import { pageSizeOptions, pageWindow } from './pagination-footer.tsx';

describe('the window of a page', () => {
  it.each([
    [0, 10, 1284, { from: 1, to: 10, hasPrevious: false, hasNext: true }],
    [128, 10, 1284, { from: 1281, to: 1284, hasPrevious: true, hasNext: false }],
    [0, 10, 10, { from: 1, to: 10, hasPrevious: false, hasNext: false }],
    [0, 10, 7, { from: 1, to: 7, hasPrevious: false, hasNext: false }],
    [0, 10, 0, { from: 0, to: 0, hasPrevious: false, hasNext: false }],
  ])('page %i of %i rows of %i', (pageNumber, pageSize, total, expected) => {
    expect(pageWindow(pageNumber, pageSize, total, deepestRow)).toEqual(expected);
  });

  it('a page left behind by a shrunken list leads back', () => {
    expect(pageWindow(5, 10, 12, deepestRow)).toEqual({ from: 12, to: 12, hasPrevious: true, hasNext: false });
  });

  it('ends where the list may be read no further', () => {
    expect(pageWindow(99, 100, deepestRow, deepestRow).hasNext).toBe(false);
    expect(pageWindow(99, 100, 1_000_000, deepestRow).hasNext).toBe(false);
    expect(pageWindow(98, 100, 1_000_000, deepestRow).hasNext).toBe(true);
  });
});

it('offers a page of 5 only while the selection is locked', () => {
  expect(pageSizeOptions(pageSizes, false)).toEqual([10, 25, 50, 100]);
  expect(pageSizeOptions(pageSizes, true)).toEqual([5, 10, 25, 50, 100]);
});
