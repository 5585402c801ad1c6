import { describe, expect, it } from 'vitest';
import { lastPage, listPageSearch, readListPage } from './list-page.ts';

describe('readListPage', () => {
  it.each([
    [{}, 0, 10],
    [{ pageNumber: 3, limit: 25 }, 3, 25],
    [{ pageNumber: '3', limit: '25' }, 3, 25],
    [{ pageNumber: -1 }, 0, 10],
    [{ pageNumber: 1.5 }, 0, 10],
    [{ pageNumber: 'next', limit: 'all' }, 0, 10],
    [{ pageNumber: null, limit: 7 }, 0, 10],
    [{ pageNumber: 999 }, 999, 10],
    [{ pageNumber: 1000 }, 0, 10],
    [{ pageNumber: 100, limit: 100 }, 0, 100],
  ])('of %j', (search, pageNumber, pageSize) => {
    expect(readListPage(search)).toEqual({ pageNumber, pageSize });
  });

  it('tells the lists of one page apart', () => {
    const search = { pageNumber: 1, sentPageNumber: 2, sentLimit: 50 };
    expect(readListPage(search)).toEqual({ pageNumber: 1, pageSize: 10 });
    expect(readListPage(search, 'sent')).toEqual({ pageNumber: 2, pageSize: 50 });
  });
});

describe('listPageSearch', () => {
  it.each([undefined, 'sent'])('reads back what it wrote, for the list %s', (list) => {
    for (const page of [
      { pageNumber: 0, pageSize: 10 },
      { pageNumber: 4, pageSize: 100 },
    ]) {
      expect(readListPage(listPageSearch(page, list), list)).toEqual(page);
    }
  });

  it('leaves out what goes without saying, also where it was said before', () => {
    const search = { tab: 'users', ...listPageSearch({ pageNumber: 0, pageSize: 10 }) };
    expect(search).toEqual({ tab: 'users', pageNumber: undefined, limit: undefined });
    expect(search).toHaveProperty('pageNumber');
  });
});

it.each([
  [0, 10, 0],
  [1, 10, 0],
  [10, 10, 0],
  [11, 10, 1],
  [10_000, 25, 399],
  [1_000_000, 100, 99],
])('of %i rows, %i a page, the last page is %i', (total, pageSize, expected) => {
  expect(lastPage(total, pageSize)).toBe(expected);
});
