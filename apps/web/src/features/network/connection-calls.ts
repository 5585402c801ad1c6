import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { maximumPageSize } from '@pcf/contract/paging';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listNetworkPartners } from '../../exchange/network/external-partners.ts';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { operationMutation, operationQuery } from '../../lib/api/operation-options.ts';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import { invitedPartnersOf } from './form/invited-partners.ts';
import { networkConnectionsKey } from './network-calls.ts';

export const createNetworkConnection = (queryClient: QueryClient) =>
  operationMutation('createNetworkConnection', {
    onSuccess: () =>
      Promise.all([
        showChangedNetwork(queryClient),
        queryClient.invalidateQueries({ queryKey: listInvitedPartners.queryKey }),
      ]),
    // The secret is forgotten with the dialog that shows it.
    gcTime: 0,
  });

/** Connections, and who is marked in all lists as reached by one. */
export const showChangedNetwork = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: networkConnectionsKey }),
    queryClient.invalidateQueries({ queryKey: listNetworkPartners.queryKey }),
  ]);

/** Those who were invited and have not answered. */
export const listInvitedPartners = operationQuery(
  'listSentInvitations',
  { query: { pageNumber: 0, limit: maximumPageSize, accessResponseStatus: 'PENDING' } },
  { select: ({ data }) => invitedPartnersOf(data) },
);

export type ConnectionBody = OperationInput<'createNetworkConnection'>['body'];

/** Why a connection stays as it is: with how many requests, where those stand against it. */
export function useRefusalText(error: unknown): string | undefined {
  const { t } = useTranslation('network');
  const problem = useProblemText(error);
  if (!(error instanceof ApiProblem) || error.code !== 'SUPPLIER_HAS_OPEN_REQUESTS') return problem;
  const { count } = error.problem;
  return typeof count === 'number' ? t('openRequests', { count }) : problem;
}
