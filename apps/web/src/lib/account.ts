import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api/call-api.ts';

export const getOrganisation = queryOptions({
  queryKey: ['getOrganisation'],
  queryFn: ({ signal }) => callApi('getOrganisation', undefined, { signal }),
});

export type CurrentUser = OperationOutput<'getCurrentUser'>;

export const getCurrentUser = queryOptions({
  queryKey: ['getCurrentUser'],
  queryFn: ({ signal }) => callApi('getCurrentUser', undefined, { signal }),
});

export type Organisation = OperationOutput<'getOrganisation'>;
