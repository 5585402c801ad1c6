import type { Call } from './call.ts';

export const apiKeysCalls = {
  listApiKeys: { method: 'GET', path: '/api/organisation/api-keys', access: 'manageApiKeys' },
  createApiKey: { method: 'POST', path: '/api/organisation/api-keys', access: 'manageApiKeys', tellsSecret: true },
  revokeApiKey: { method: 'DELETE', path: '/api/organisation/api-keys/{keyId}', access: 'manageApiKeys' },
} as const satisfies Record<string, Call>;
