import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

type Query = OperationInput<'listReceivedProductRequests'>['query'];

/** One product that a customer asks for, as its supplier sees it in the list. */
export type ReceivedLine = OperationOutput<'listReceivedProductRequests'>['data'][number];

export const listReceivedProductRequests = (query: Query) =>
  queryOptions({
    queryKey: ['listReceivedProductRequests', query],
    queryFn: ({ signal }) => callApi('listReceivedProductRequests', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** How many there are, whatever the list is narrowed to. */
export const countReceivedProductRequests = queryOptions({
  queryKey: ['listReceivedProductRequests', 'count'],
  queryFn: ({ signal }) => callApi('listReceivedProductRequests', { query: { limit: 1 } }, { signal }),
  select: ({ metadata }) => metadata.count,
});
