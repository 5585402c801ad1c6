import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { showChangedNetwork } from './show-changed-network.ts';

export const deleteNetworkConnection = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['deleteNetworkConnection'],
    mutationFn: (connectionId: string) => callApi('deleteNetworkConnection', { params: { connectionId } }),
    // Also where it was refused: a colleague may have ended it.
    onSettled: () => showChangedNetwork(queryClient),
  });
