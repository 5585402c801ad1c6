import type { Call } from './call.ts';

export const usersCalls = {
  getCurrentUser: { method: 'GET', path: '/api/organisation/users/me', access: 'user' },
  updateCurrentUser: { method: 'POST', path: '/api/organisation/users/me', access: 'user' },
} as const satisfies Record<string, Call>;
