import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { operationMutation, operationQuery } from '../../lib/api/operation-options.ts';
import type { ListPage } from '../../ui/data-table/list-page.ts';

export const testNetworkConnection = (queryClient: QueryClient) =>
  operationMutation('testNetworkConnection', {
    onSettled: () => queryClient.invalidateQueries({ queryKey: networkConnectionsKey }),
  });

type Connections = OperationOutput<'listNetworkConnections'>;
export type NetworkConnection = Connections['data'][number];
export type NetworkSetup = Connections['setup'];

export const networkConnectionsKey = ['listNetworkConnections'];

export const listNetworkConnections = ({ pageNumber, pageSize }: ListPage) =>
  operationQuery(
    'listNetworkConnections',
    { query: { pageNumber, limit: pageSize } },
    { placeholderData: keepPreviousData },
  );

export type NetworkTest = OperationOutput<'testNetworkConnection'>;

/** A test that runs or has run. */
export type NetworkTesting = UseMutationResult<NetworkTest, Error, OperationInput<'testNetworkConnection'>>;
