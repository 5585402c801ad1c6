import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { operationQuery } from '../../lib/api/operation-options.ts';
import { showErrorToast } from '../../lib/toasts/show-toast.tsx';

export const listSentInvitations = (query: OperationInput<'listSentInvitations'>['query']) =>
  operationQuery('listSentInvitations', { query }, { placeholderData: keepPreviousData });

export type ReceivedInvitation = OperationOutput<'listReceivedInvitations'>['data'][number];

export const listReceivedInvitations = (query: OperationInput<'listReceivedInvitations'>['query']) =>
  operationQuery('listReceivedInvitations', { query }, { placeholderData: keepPreviousData });

/** Says why the server refused what a button asked for; the other failures have their toast already. */
export function showRefusal(error: unknown): void {
  if (error instanceof ApiProblem && error.status < 500) showErrorToast(`problem.${error.code}`);
}

export type SentInvitation = OperationOutput<'listSentInvitations'>['data'][number];
