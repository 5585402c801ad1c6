import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export const getRequestSummary = queryOptions({
  queryKey: ['getRequestSummary'],
  queryFn: ({ signal }) => callApi('getRequestSummary', undefined, { signal }),
  // Much changes it elsewhere: read anew whenever it is shown.
  staleTime: 0,
});
