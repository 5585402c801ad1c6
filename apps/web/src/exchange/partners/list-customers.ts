import { mostCustomersInQuery } from '@pcf/contract/exchange-limits';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';

/** All customers that a list can be narrowed to. */
export const listCustomers = queryOptions({
  queryKey: ['listCustomers', 'all'],
  queryFn: ({ signal }) =>
    callApi('listCustomers', { query: { pageNumber: 0, limit: mostCustomersInQuery } }, { signal }),
});
