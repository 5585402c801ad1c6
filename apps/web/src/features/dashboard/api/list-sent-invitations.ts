import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { quietly } from '../quietly.ts';

export const listSentInvitations = (query: OperationInput<'listSentInvitations'>['query']) =>
  queryOptions({
    queryKey: ['listSentInvitations', query, 'quietly'],
    queryFn: ({ signal }) => quietly(callApi('listSentInvitations', { query }, { signal })),
  });
