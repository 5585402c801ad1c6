import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { networkConnectionsKey } from './list-network-connections.ts';

export const renewNetworkSecret = (queryClient: QueryClient, connectionId: string) =>
  mutationOptions({
    mutationKey: ['renewNetworkSecret', connectionId],
    mutationFn: (endFormer: boolean) =>
      callApi('renewNetworkSecret', { params: { connectionId }, body: { endFormer } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: networkConnectionsKey }),
    // The secret is forgotten with the dialog that shows it.
    gcTime: 0,
  });
