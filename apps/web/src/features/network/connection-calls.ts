import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { maximumPageSize } from '@pcf/contract/paging';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { listNetworkPartners } from '../../exchange/network/partners-elsewhere.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { invitedPartnersOf } from './form/invited-partners.ts';
import { networkConnectionsKey } from './network-calls.ts';

export const createNetworkConnection = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['createNetworkConnection'],
    mutationFn: (body: ConnectionBody) => callApi('createNetworkConnection', { body }),
    onSuccess: () =>
      Promise.all([showChangedNetwork(queryClient), queryClient.invalidateQueries({ queryKey: invitedPartnersKey })]),
    // The secret is forgotten with the dialog that shows it.
    gcTime: 0,
  });

/** Connections, and who is marked in all lists as reached by one. */
export const showChangedNetwork = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: networkConnectionsKey }),
    queryClient.invalidateQueries({ queryKey: listNetworkPartners.queryKey }),
  ]);

const invitedPartnersKey = ['listSentInvitations', 'partners'];

/** Those who were invited and have not answered. */
export const listInvitedPartners = queryOptions({
  queryKey: invitedPartnersKey,
  queryFn: ({ signal }) =>
    callApi(
      'listSentInvitations',
      { query: { pageNumber: 0, limit: maximumPageSize, accessResponseStatus: 'PENDING' } },
      { signal },
    ),
  select: ({ data }) => invitedPartnersOf(data),
});

export type ConnectionBody = OperationInput<'createNetworkConnection'>['body'];
