import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { operationQuery } from '../../lib/api/operation-options.ts';

export type NetworkMessage = OperationOutput<'listNetworkMessages'>['data'][number];

export const networkMessagesKey = ['listNetworkMessages'];

/** An arrival at a partner's platform sends the page no event, so it looks again. */
const lookAgainMs = 5_000;

/**
 * What was told to partners on other platforms, and what they told; looked at again while something is on its way, and
 * when more has happened than before.
 */
export const listNetworkMessages = (query: OperationInput<'listNetworkMessages'>['query'], happened = 0) =>
  operationQuery(
    'listNetworkMessages',
    { query },
    {
      key: [query, happened],
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.data.some((message) => message.state === 'WAITING') ? lookAgainMs : false,
    },
  );
