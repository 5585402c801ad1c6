import { deepestRow, mostFound, pageSizes } from '@pcf/contract/paging';
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
    expect(pageWindow({ pageNumber, pageSize }, total, false)).toEqual(expected);
  });

  it('a page left behind by a shrunken list leads back', () => {
    expect(pageWindow({ pageNumber: 5, pageSize: 10 }, 12, false)).toEqual({
      from: 12,
      to: 12,
      hasPrevious: true,
      hasNext: false,
    });
  });

  it('ends where the list may be read no further', () => {
    const page = (pageNumber: number) => ({ pageNumber, pageSize: 100 });
    expect(pageWindow(page(99), deepestRow, true).hasNext).toBe(false);
    expect(pageWindow(page(99), 1_000_000, false).hasNext).toBe(false);
    expect(pageWindow(page(98), 1_000_000, false).hasNext).toBe(true);
  });

  it('goes on beyond what was counted of a search, where there is more', () => {
    const last = { pageNumber: 19, pageSize: 100 };
    expect(pageWindow(last, mostFound, false).hasNext).toBe(false);
    expect(pageWindow(last, mostFound, true)).toEqual({ from: 1901, to: 2000, hasPrevious: true, hasNext: true });
    const next = { ...last, pageNumber: 20 };
    expect(pageWindow(next, 2 * mostFound, true)).toMatchObject({ from: 2001, to: 2100, hasNext: true });
    expect(pageWindow(next, mostFound + 5, false)).toMatchObject({ from: 2001, to: 2005, hasNext: false });
  });
});

it('offers a page of 5 only while the selection is locked', () => {
  expect(pageSizeOptions(pageSizes, false)).toEqual([10, 25, 50, 100]);
  expect(pageSizeOptions(pageSizes, true)).toEqual([5, 10, 25, 50, 100]);
});
