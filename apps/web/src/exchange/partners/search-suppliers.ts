import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';

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
