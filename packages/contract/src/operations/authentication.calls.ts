import type { Call } from './call.ts';

export const authenticationCalls = {
  loginUser: { method: 'POST', path: '/auth/registration/users/login', access: 'public' },
  refreshTokens: { method: 'POST', path: '/auth/registration/users/refresh', access: 'public' },
  logoutUser: { method: 'POST', path: '/auth/registration/users/logout', access: 'public' },
  getSigningKeys: { method: 'GET', path: '/.well-known/jwks.json', access: 'public' },
} as const satisfies Record<string, Call>;
