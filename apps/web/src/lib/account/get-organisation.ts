import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';

export type Organisation = OperationOutput<'getOrganisation'>;

export const getOrganisation = queryOptions({
  queryKey: ['getOrganisation'],
  queryFn: ({ signal }) => callApi('getOrganisation', undefined, { signal }),
});
