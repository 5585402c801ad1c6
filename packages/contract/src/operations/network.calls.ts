import type { Call } from './call.ts';

export const networkCalls = {
  listNetworkPartners: { method: 'GET', path: '/api/organisation/network-partners', access: 'seeOrganisation' },
  listNetworkConnections: { method: 'GET', path: '/api/organisation/network-connections', access: 'manageNetwork' },
  createNetworkConnection: {
    method: 'POST',
    path: '/api/organisation/network-connections',
    access: 'manageNetwork',
    tellsSecret: true,
  },
  updateNetworkConnection: {
    method: 'PUT',
    path: '/api/organisation/network-connections/{connectionId}',
    access: 'manageNetwork',
  },
  deleteNetworkConnection: {
    method: 'DELETE',
    path: '/api/organisation/network-connections/{connectionId}',
    access: 'manageNetwork',
  },
  renewNetworkSecret: {
    method: 'POST',
    path: '/api/organisation/network-connections/{connectionId}/secret',
    access: 'manageNetwork',
    tellsSecret: true,
  },
  testNetworkConnection: {
    method: 'POST',
    path: '/api/organisation/network-connections/{connectionId}/test',
    access: 'manageNetwork',
  },
  listNetworkMessages: { method: 'GET', path: '/api/network-messages', access: 'seeOrganisation' },
  retryNetworkDelivery: { method: 'POST', path: '/api/network-messages/{messageId}/retries', access: 'actOnRequests' },
} as const satisfies Record<string, Call>;
