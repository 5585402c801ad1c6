import { sortDirections } from '@pcf/contract/vocabulary/lists';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFilters } from '../../../lib/filters/testing/any-filters.ts';
import { parseQueryString, writeQueryString } from '../../../lib/navigation/query-string.ts';
import { readSentView, sentTable, sentViewSearch } from './sent-list.tsx';

it.each([
  [{}, null, 'DESC'],
  [{ response: 'PENDING', order: 'ASC' }, 'PENDING', 'ASC'],
  [{ response: 'pending', order: 'up' }, null, 'DESC'],
  [{ response: ['PENDING', 'DECLINED'], order: 1 }, null, 'DESC'],
])('reads %j', (search, accessResponseStatus, order) => {
  expect(readSentView(search)).toEqual({ accessResponseStatus, order });
});

it('reads back what it wrote, and begins at the first page', () => {
  const view = { accessResponseStatus: 'DECLINED', order: 'ASC' } as const;
  const search = { tab: 'invitations', sentPageNumber: 3, ...sentViewSearch(view) };
  expect(readSentView(search)).toEqual(view);
  expect(search.sentPageNumber).toBeUndefined();
});

it('reads back any view out of its address', () => {
  fc.assert(
    fc.property(anyFilters(sentTable), fc.constantFrom(...sortDirections), (filters, order) => {
      const address = writeQueryString(sentViewSearch({ ...filters, order }));
      expect(readSentView(parseQueryString(address))).toEqual({ ...filters, order });
    }),
  );
});

it('does not write what goes without saying', () => {
  const search = sentViewSearch({ accessResponseStatus: null, order: 'DESC' });
  expect(Object.values(search).filter((value) => value !== undefined)).toEqual([]);
  expect(search).toHaveProperty('response');
});
