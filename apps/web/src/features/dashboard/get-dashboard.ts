import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';

export type Dashboard = OperationOutput<'getDashboard'>;

export const getDashboard = queryOptions({
  queryKey: ['getDashboard'],
  queryFn: ({ signal }) => callApi('getDashboard', undefined, { signal }),
  // Much changes it elsewhere: read anew whenever it is shown.
  staleTime: 0,
});
