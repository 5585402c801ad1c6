import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import { networkMessagesKey } from './list-network-messages.ts';

export const retryNetworkDelivery = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['retryNetworkDelivery'],
    mutationFn: (messageId: string) => callApi('retryNetworkDelivery', { params: { messageId } }),
    // Also where it was refused: it has arrived in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: networkMessagesKey }),
  });
