import type { Call } from './call.ts';

export const apiKeysCalls = {
  listApiKeys: { method: 'GET', path: '/api/organisation/api-keys', access: 'admin' },
  createApiKey: { method: 'POST', path: '/api/organisation/api-keys', access: 'admin', tellsSecret: true },
  revokeApiKey: { method: 'DELETE', path: '/api/organisation/api-keys/{keyId}', access: 'admin' },
} as const satisfies Record<string, Call>;
