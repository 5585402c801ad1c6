import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { networkConnectionsKey } from './list-network-connections.ts';

export type NetworkTest = OperationOutput<'testNetworkConnection'>;

export const testNetworkConnection = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['testNetworkConnection'],
    mutationFn: (connectionId: string) => callApi('testNetworkConnection', { params: { connectionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: networkConnectionsKey }),
  });
