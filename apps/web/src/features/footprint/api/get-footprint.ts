import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export type Footprint = OperationOutput<'getFootprint'>;

export const getFootprint = (query: OperationInput<'getFootprint'>['query']) =>
  queryOptions({
    queryKey: ['getFootprint', query],
    queryFn: ({ signal }) => callApi('getFootprint', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
