import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';

export type ActivityEntry = OperationOutput<'listActivities'>['data'][number];
export type ActivityQuery = OperationInput<'listActivities'>['query'];

export const listActivities = (query: ActivityQuery) =>
  queryOptions({
    queryKey: ['listActivities', query],
    queryFn: ({ signal }) => callApi('listActivities', { query }, { signal }),
    placeholderData: keepPreviousData,
    // Whatever was done on another page a moment ago is in it.
    staleTime: 0,
  });
