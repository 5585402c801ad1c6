import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { showErrorToast } from '../../lib/toasts/show-toast.tsx';

export const listSentInvitations = (query: OperationInput<'listSentInvitations'>['query']) =>
  queryOptions({
    queryKey: ['listSentInvitations', query],
    queryFn: ({ signal }) => callApi('listSentInvitations', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export type ReceivedInvitation = OperationOutput<'listReceivedInvitations'>['data'][number];

export const listReceivedInvitations = (query: OperationInput<'listReceivedInvitations'>['query']) =>
  queryOptions({
    queryKey: ['listReceivedInvitations', query],
    queryFn: ({ signal }) => callApi('listReceivedInvitations', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Says why the server refused what a button asked for; the other failures have their toast already. */
export function showRefusal(error: unknown): void {
  if (error instanceof ApiProblem && error.status < 500) showErrorToast(`problem.${error.code}`);
}

export type SentInvitation = OperationOutput<'listSentInvitations'>['data'][number];
