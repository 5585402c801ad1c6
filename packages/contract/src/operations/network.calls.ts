import type { Call } from './call.ts';

export const networkCalls = {
  listNetworkPartners: { method: 'GET', path: '/api/organisation/network-partners', access: 'user' },
  listNetworkConnections: { method: 'GET', path: '/api/organisation/network-connections', access: 'admin' },
  createNetworkConnection: {
    method: 'POST',
    path: '/api/organisation/network-connections',
    access: 'admin',
    tellsSecret: true,
  },
  updateNetworkConnection: {
    method: 'PUT',
    path: '/api/organisation/network-connections/{connectionId}',
    access: 'admin',
  },
  deleteNetworkConnection: {
    method: 'DELETE',
    path: '/api/organisation/network-connections/{connectionId}',
    access: 'admin',
  },
  renewNetworkSecret: {
    method: 'POST',
    path: '/api/organisation/network-connections/{connectionId}/secret',
    access: 'admin',
    tellsSecret: true,
  },
  testNetworkConnection: {
    method: 'POST',
    path: '/api/organisation/network-connections/{connectionId}/test',
    access: 'admin',
  },
  listNetworkMessages: { method: 'GET', path: '/api/network-messages', access: 'user' },
  retryNetworkDelivery: { method: 'POST', path: '/api/network-messages/{messageId}/retries', access: 'user' },
} as const satisfies Record<string, Call>;
