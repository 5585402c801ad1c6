import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';

export type SbtiStatistics = OperationOutput<'getSbtiStatistics'>;

export const getSbtiStatistics = (onlyActive: boolean) =>
  queryOptions({
    queryKey: ['getSbtiStatistics', onlyActive],
    queryFn: ({ signal }) => callApi('getSbtiStatistics', { query: { onlyActive: String(onlyActive) } }, { signal }),
    placeholderData: keepPreviousData,
  });
