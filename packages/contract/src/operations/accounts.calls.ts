import type { Call } from './call.ts';

export const accountsCalls = {
  loginUser: { method: 'POST', path: '/auth/registration/users/login', access: 'public' },
  refreshTokens: { method: 'POST', path: '/auth/registration/users/refresh', access: 'public' },
  logoutUser: { method: 'POST', path: '/auth/registration/users/logout', access: 'public' },
  getSigningKeys: { method: 'GET', path: '/.well-known/jwks.json', access: 'public' },
  accountExists: { method: 'POST', path: '/auth/registration/accounts/exists', access: 'public' },
  createAccount: { method: 'POST', path: '/auth/registration/accounts', access: 'public' },
  deleteAccounts: { method: 'DELETE', path: '/auth/registration/accounts', access: 'manageUsers' },
  linkAccount: { method: 'POST', path: '/auth/registration/accounts/link', access: 'public' },
  registerUser: { method: 'POST', path: '/auth/registration/users', access: 'public' },
  getRegistration: { method: 'POST', path: '/auth/registration/users/registration', access: 'public' },
  requestAccess: { method: 'POST', path: '/auth/registration/access-request', access: 'public' },
  approveAccessRequest: {
    method: 'POST',
    path: '/auth/registration/users/approve-access-request/{token}',
    access: 'public',
  },
  denyAccessRequest: { method: 'POST', path: '/auth/registration/users/deny-access-request/{token}', access: 'public' },
  getInvitation: { method: 'GET', path: '/auth/registration/invitations/{token}', access: 'public' },
  verifyEmail: { method: 'POST', path: '/auth/registration/users/verify-email', access: 'public' },
  sendVerificationAgain: {
    method: 'POST',
    path: '/auth/registration/users/verify-email/send-again',
    access: 'public',
  },
  requestPasswordReset: { method: 'POST', path: '/auth/registration/users/password/reset', access: 'public' },
  setPassword: { method: 'POST', path: '/auth/registration/users/password', access: 'public' },
  beginIdentitySignIn: { method: 'POST', path: '/auth/registration/users/auth/nonce', access: 'public' },
  exchangeIdentityToken: { method: 'POST', path: '/auth/registration/users/auth/token', access: 'public' },
} as const satisfies Record<string, Call>;
