import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { invitedPartnersKey } from './list-invited-partners.ts';
import { showChangedNetwork } from './show-changed-network.ts';

export type ConnectionBody = OperationInput<'createNetworkConnection'>['body'];

export const createNetworkConnection = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['createNetworkConnection'],
    mutationFn: (body: ConnectionBody) => callApi('createNetworkConnection', { body }),
    onSuccess: () =>
      Promise.all([showChangedNetwork(queryClient), queryClient.invalidateQueries({ queryKey: invitedPartnersKey })]),
    // The secret is forgotten with the dialog that shows it.
    gcTime: 0,
  });
