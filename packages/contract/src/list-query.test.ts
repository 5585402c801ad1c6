import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listOf, paging, sorting } from './list-query.ts';
import { defaultPageSize, maximumPageSize } from './paging.ts';
import { productSortFields } from './vocabulary/requests.ts';

const query = z.object({ ...paging, ...sorting(productSortFields) });

describe('the query of a list', () => {
  it('begins at page 0 with ten rows, unsorted', () => {
    expect(query.parse({})).toEqual({ pageNumber: 0, limit: defaultPageSize });
  });

  it('reads numbers from text, as they arrive in an address', () => {
    expect(query.parse({ pageNumber: '3', limit: '25', sortBy: 'UPDATED_AT', sortDirection: 'DESC' })).toEqual({
      pageNumber: 3,
      limit: 25,
      sortBy: 'UPDATED_AT',
      sortDirection: 'DESC',
    });
  });

  it('ends at the largest page', () => {
    expect(query.safeParse({ limit: String(maximumPageSize) }).success).toBe(true);
    expect(query.safeParse({ limit: String(maximumPageSize + 1) }).success).toBe(false);
  });

  it.each([
    ['a negative page', { pageNumber: '-1' }],
    ['half a page', { pageNumber: '0.5' }],
    ['a word for a page', { pageNumber: 'first' }],
    ['a page given twice', { pageNumber: ['0', '1'] }],
    ['no rows at all', { limit: '0' }],
    ['a field that nothing is sorted by', { sortBy: 'COLOUR' }],
    ['a direction that is none', { sortDirection: 'asc' }],
  ])('refuses %s', (_what, given) => {
    expect(query.safeParse(given).success).toBe(false);
  });
});

describe('the answer of a list', () => {
  const answer = listOf(z.object({ id: z.string() }));

  it('carries its rows and their number', () => {
    const page = { data: [{ id: 'a' }], metadata: { count: 1 } };
    expect(answer.parse(page)).toEqual(page);
  });

  it('may say that counting stopped', () => {
    const page = { data: [], metadata: { count: 10_000, more: true } };
    expect(answer.parse(page)).toEqual(page);
  });

  it.each([
    ['without a number', { data: [], metadata: {} }],
    ['with a negative number', { data: [], metadata: { count: -1 } }],
    ['with a wrong row', { data: [{ id: 1 }], metadata: { count: 1 } }],
  ])('is refused %s', (_what, given) => {
    expect(answer.safeParse(given).success).toBe(false);
  });
});
