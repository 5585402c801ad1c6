import { z } from 'zod';
import { filterQuery } from '../filter-query.ts';
import { listOf, paging } from '../list-query.ts';
import {
  createdNetworkConnection,
  issuedNetworkSecret,
  networkConnection,
  networkConnectionCreateRequest,
  networkConnectionUpdateRequest,
  networkPartner,
  networkSecretRenewal,
  networkSetup,
  networkTest,
} from '../resources/network-connection.ts';
import { networkMessage } from '../resources/network-message.ts';
import { networkCalls } from './network.calls.ts';
import { networkMessageFilters } from './network.filters.ts';
import { defineOperations } from './operation.ts';

const tag = 'Network';
const params = z.object({ connectionId: z.uuid() });

export const networkOperations = defineOperations(networkCalls, {
  listNetworkPartners: {
    tag,
    summary: 'The suppliers and customers that are reached on another platform',
    success: {
      status: 200,
      body: z.object({ data: z.array(networkPartner) }),
      description: 'By name.',
    },
    errors: [],
  },
  listNetworkConnections: {
    tag,
    summary: 'The connections with partners on other platforms, and what stands in the way of having them',
    query: z.object({ ...paging }),
    success: {
      status: 200,
      body: listOf(networkConnection).extend({ setup: networkSetup }),
      description: 'The newest first.',
    },
    errors: ['PAGE_TOO_DEEP'],
  },
  createNetworkConnection: {
    tag,
    summary: 'Connect with a partner on another platform; what it signs in with here is told once',
    body: networkConnectionCreateRequest,
    success: { status: 201, body: createdNetworkConnection, description: 'The connection with the secret.' },
    errors: ['NOT_FOUND', 'NETWORK_NOT_SET_UP'],
  },
  updateNetworkConnection: {
    tag,
    summary: 'Change a connection',
    params,
    body: networkConnectionUpdateRequest,
    success: { status: 200, body: networkConnection, description: 'The connection as it is now.' },
    errors: ['NOT_FOUND', 'STALE_VERSION', 'SUPPLIER_HAS_OPEN_REQUESTS', 'NETWORK_NOT_SET_UP'],
  },
  deleteNetworkConnection: {
    tag,
    summary: 'End a connection, once nothing that was asked of the partner is open; what it asked for is cancelled',
    params,
    success: { status: 204, body: null, description: 'Nobody signs in with it any more.' },
    errors: ['NOT_FOUND', 'SUPPLIER_HAS_OPEN_REQUESTS'],
  },
  renewNetworkSecret: {
    tag,
    summary: 'Issue a new secret to the partner; it is told once',
    params,
    body: networkSecretRenewal,
    success: { status: 200, body: issuedNetworkSecret, description: 'What the partner signs in with from now on.' },
    errors: ['NOT_FOUND'],
  },
  testNetworkConnection: {
    tag,
    summary: 'Try whether the partner’s platform can be reached with what is known of it',
    params,
    success: { status: 200, body: networkTest, description: 'How far it went.' },
    errors: ['NOT_FOUND', 'NETWORK_NOT_SET_UP'],
  },
  listNetworkMessages: {
    tag,
    summary: 'What was told to partners on other platforms, and what they told',
    query: z.object({
      ...paging,
      ...filterQuery(networkMessageFilters, {
        lineId: 'What is about this line.',
        connectionId: 'What goes over this connection.',
        state: 'What was sent and is in this state.',
      }),
    }),
    success: { status: 200, body: listOf(networkMessage), description: 'The newest first.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  retryNetworkDelivery: {
    tag,
    summary: 'Try at once to deliver what waits or was given up',
    params: z.object({ messageId: z.uuid() }),
    success: { status: 200, body: networkMessage, description: 'It waits, and is tried for another three days.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
});
