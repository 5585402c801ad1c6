import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export const getRequestAgeSummary = queryOptions({
  queryKey: ['getRequestAgeSummary'],
  queryFn: ({ signal }) => callApi('getRequestAgeSummary', undefined, { signal }),
  // Much changes it elsewhere: read anew whenever it is shown.
  staleTime: 0,
});
