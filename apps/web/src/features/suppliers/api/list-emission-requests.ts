import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export type EmissionRequest = OperationOutput<'listEmissionRequests'>['data'][number];

export const listEmissionRequests = (query: OperationInput<'listEmissionRequests'>['query']) =>
  queryOptions({
    queryKey: ['listEmissionRequests', query],
    queryFn: ({ signal }) => callApi('listEmissionRequests', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
