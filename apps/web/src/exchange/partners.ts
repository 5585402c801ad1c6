import { mostCustomersInQuery } from '@pcf/contract/exchange-limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../lib/api/call-api.ts';

/** All customers that a list can be narrowed to. */
export const listCustomers = queryOptions({
  queryKey: ['listCustomers', 'all'],
  queryFn: ({ signal }) =>
    callApi('listCustomers', { query: { pageNumber: 0, limit: mostCustomersInQuery } }, { signal }),
});

export const getSupplier = (supplierId: string) =>
  queryOptions({
    queryKey: ['getSupplier', supplierId],
    queryFn: ({ signal }) => callApi('getSupplier', { params: { supplierId } }, { signal }),
  });

const mostShown = 50;

/** Those to choose from: connected or invited, found by a part of the name or of an address. */
export const searchSuppliers = (textSearch: string) =>
  queryOptions({
    queryKey: ['listSuppliers', 'search', textSearch],
    queryFn: ({ signal }) =>
      callApi(
        'listSuppliers',
        {
          query: { limit: mostShown, connectionStatus: ['ACCEPTED', 'PENDING'], ...(textSearch ? { textSearch } : {}) },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
