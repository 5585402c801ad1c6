import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { quietly } from '../quietly.ts';

export const listReceivedInvitations = (query: OperationInput<'listReceivedInvitations'>['query']) =>
  queryOptions({
    queryKey: ['listReceivedInvitations', query, 'quietly'],
    queryFn: ({ signal }) => quietly(callApi('listReceivedInvitations', { query }, { signal })),
  });
