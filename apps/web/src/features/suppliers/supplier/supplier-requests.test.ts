import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFilters } from '../../../lib/filters/testing/any-filters.ts';
import { parseQueryString, writeQueryString } from '../../../lib/navigation/query-string.ts';
import { readRequestsView, requestsViewSearch, requestTable, toggled } from './supplier-requests.tsx';

it.each([
  [{}, []],
  [{ requestStatus: 'COMPLETED' }, ['COMPLETED']],
  [{ requestStatus: 'COMPLETED,REJECTED' }, ['REJECTED', 'COMPLETED']],
  [{ requestStatus: ['REQUESTED', 'PENDING_REVIEW', 7] }, ['REQUESTED']],
])('reads %j', (search, statuses) => {
  expect(readRequestsView(search)).toEqual({ statuses });
});

it('reads back what it wrote, and begins at the first page', () => {
  const view = { statuses: ['REQUESTED', 'REJECTED'] } as const;
  const search = { tab: 'requests', pageNumber: 3, ...requestsViewSearch(view) };
  expect(readRequestsView(search)).toEqual(view);
  expect(search.pageNumber).toBeUndefined();
  expect(requestsViewSearch({ statuses: [] }).requestStatus).toBeUndefined();
});

it('reads back any view out of its address', () => {
  fc.assert(
    fc.property(anyFilters(requestTable), (view) => {
      expect(readRequestsView(parseQueryString(writeQueryString(requestsViewSearch(view))))).toEqual(view);
    }),
  );
});

it('adds a status, and takes it away again', () => {
  const one = toggled({ statuses: [] }, 'COMPLETED');
  const two = toggled(one, 'REJECTED');
  expect(two.statuses).toEqual(['REJECTED', 'COMPLETED']);
  expect(toggled(two, 'COMPLETED').statuses).toEqual(['REJECTED']);
});
