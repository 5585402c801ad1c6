import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export type SentInvitation = OperationOutput<'listSentInvitations'>['data'][number];

export const listSentInvitations = (query: OperationInput<'listSentInvitations'>['query']) =>
  queryOptions({
    queryKey: ['listSentInvitations', query],
    queryFn: ({ signal }) => callApi('listSentInvitations', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
