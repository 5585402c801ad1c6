import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filterSearch, usableFilters } from '../../../lib/filters/filters.ts';
import { anyFilters } from '../../../lib/filters/testing/any-filters.ts';
import { parseQueryString, writeQueryString } from '../../../lib/navigation/query-string.ts';
import { matchTable, readMatchFilters, withState } from './use-match-view.ts';

const id = '6f1c2b1e-7d55-4c39-9f0e-3a6f3a1f9b11';
const nothing = { textSearch: '', customerIds: [], templateId: null, state: null };

it.each([
  ['', nothing],
  ['?state=OPEN', { ...nothing, state: 'OPEN' }],
  ['?state=open', nothing],
  ['?state=OPEN&state=CONFIRMED', nothing],
  [`?templateId=${id}`, { ...nothing, templateId: id }],
  ['?templateId=plate', nothing],
  [`?selectedCustomers=${id},nobody&textSearch=+foil`, { ...nothing, customerIds: [id], textSearch: 'foil' }],
])('reads %j', (address, filters) => {
  expect(readMatchFilters(parseQueryString(address))).toEqual(filters);
});

it('reads back any filters out of their address', () => {
  const usable = anyFilters(matchTable).map((filters) => usableFilters(matchTable, filters));
  fc.assert(
    fc.property(usable, (filters) => {
      const address = writeQueryString(filterSearch(matchTable, filters));
      expect(readMatchFilters(parseQueryString(address))).toEqual(filters);
    }),
  );
});

it('goes to the first page of another state, and keeps what else narrows the list', () => {
  const current = { textSearch: 'foil', state: 'OPEN', pageNumber: '3' };
  expect(writeQueryString(withState(current, 'CONFIRMED'))).toBe('?textSearch=foil&state=CONFIRMED');
  expect(writeQueryString(withState(current, null))).toBe('?textSearch=foil');
});
