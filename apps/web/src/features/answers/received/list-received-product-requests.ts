import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { operationQuery } from '../../../lib/api/operation-options.ts';

type Query = OperationInput<'listReceivedProductRequests'>['query'];

/** One product that a customer asks for, as its supplier sees it in the list. */
export type ReceivedLine = OperationOutput<'listReceivedProductRequests'>['data'][number];

export const listReceivedProductRequests = (query: Query) =>
  operationQuery('listReceivedProductRequests', { query }, { placeholderData: keepPreviousData });

/** How many there are, whatever the list is narrowed to. */
export const countReceivedProductRequests = operationQuery(
  'listReceivedProductRequests',
  { query: { limit: 1 } },
  { select: ({ metadata }) => metadata.count },
);
