import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { showChangedNetwork } from './show-changed-network.ts';

export const updateNetworkConnection = (queryClient: QueryClient, connectionId: string) =>
  mutationOptions({
    mutationKey: ['updateNetworkConnection', connectionId],
    mutationFn: (body: OperationInput<'updateNetworkConnection'>['body']) =>
      callApi('updateNetworkConnection', { params: { connectionId }, body }),
    // Also where it was refused: a colleague may have changed or ended it.
    onSettled: () => showChangedNetwork(queryClient),
  });
