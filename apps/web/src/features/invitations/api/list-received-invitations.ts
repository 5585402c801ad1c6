import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export type ReceivedInvitation = OperationOutput<'listReceivedInvitations'>['data'][number];

export const listReceivedInvitations = (query: OperationInput<'listReceivedInvitations'>['query']) =>
  queryOptions({
    queryKey: ['listReceivedInvitations', query],
    queryFn: ({ signal }) => callApi('listReceivedInvitations', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
