import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import type { ListPage } from '../../ui/data-table/list-page.ts';

export const testNetworkConnection = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['testNetworkConnection'],
    mutationFn: (connectionId: string) => callApi('testNetworkConnection', { params: { connectionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: networkConnectionsKey }),
  });

type Connections = OperationOutput<'listNetworkConnections'>;
export type NetworkConnection = Connections['data'][number];
export type NetworkSetup = Connections['setup'];

export const networkConnectionsKey = ['listNetworkConnections'];

export const listNetworkConnections = ({ pageNumber, pageSize }: ListPage) =>
  queryOptions({
    queryKey: [...networkConnectionsKey, pageNumber, pageSize],
    queryFn: ({ signal }) => callApi('listNetworkConnections', { query: { pageNumber, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });

export type NetworkTest = OperationOutput<'testNetworkConnection'>;
