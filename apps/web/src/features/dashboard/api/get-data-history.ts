import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export const getDataHistory = queryOptions({
  queryKey: ['getDataHistory'],
  queryFn: ({ signal }) => callApi('getDataHistory', undefined, { signal }),
  // Much changes it elsewhere: read anew whenever it is shown.
  staleTime: 0,
});
