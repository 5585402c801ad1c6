import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

/** What is waiting for the own organisation; two, since one of them may be the one just answered. */
export const listOpenRequests = queryOptions({
  queryKey: ['listReceivedProductRequests', 'open'],
  queryFn: ({ signal }) =>
    callApi(
      'listReceivedProductRequests',
      {
        query: {
          productRequestStatus: ['REQUESTED', 'REJECTED'],
          sortBy: 'CREATED_AT',
          sortDirection: 'ASC',
          limit: 2,
        },
      },
      { signal },
    ),
});
