import type { QueryClient } from '@tanstack/react-query';
import { listNetworkPartners } from '../../../exchange/network/list-network-partners.ts';
import { networkConnectionsKey } from './list-network-connections.ts';

/** Connections, and who is marked in all lists as reached by one. */
export const showChangedNetwork = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: networkConnectionsKey }),
    queryClient.invalidateQueries({ queryKey: listNetworkPartners.queryKey }),
  ]);
