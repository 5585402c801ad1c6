import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { quietly } from '../quietly.ts';

export const listAccessRequests = (query: OperationInput<'listAccessRequests'>['query']) =>
  queryOptions({
    queryKey: ['listAccessRequests', query, 'quietly'],
    queryFn: ({ signal }) => quietly(callApi('listAccessRequests', { query }, { signal })),
  });
