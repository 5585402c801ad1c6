import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export const getEmissionRequestSummary = queryOptions({
  queryKey: ['getEmissionRequestSummary'],
  queryFn: ({ signal }) => callApi('getEmissionRequestSummary', undefined, { signal }),
  // Much changes it elsewhere: read anew whenever it is shown.
  staleTime: 0,
});
