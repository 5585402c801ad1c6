import type { Call } from './call.ts';

export const usersCalls = {
  listUsers: { method: 'GET', path: '/api/organisation/users', access: 'user' },
  getUser: { method: 'GET', path: '/api/organisation/users/{userId}', access: 'user' },
  getCurrentUser: { method: 'GET', path: '/api/organisation/users/me', access: 'user' },
  updateCurrentUser: { method: 'POST', path: '/api/organisation/users/me', access: 'user' },
  downloadPersonalData: { method: 'GET', path: '/api/organisation/users/me/data', access: 'user' },
  eraseOwnAccount: { method: 'DELETE', path: '/api/organisation/users/me/account', access: 'user' },
  getSignInOverview: { method: 'GET', path: '/api/organisation/users/me/sign-in', access: 'user' },
  changeEmail: { method: 'POST', path: '/api/organisation/users/me/email', access: 'user' },
  cancelEmailChange: { method: 'DELETE', path: '/api/organisation/users/me/email', access: 'user' },
  endSession: { method: 'DELETE', path: '/api/organisation/users/me/sessions/{sessionId}', access: 'user' },
  endAllSessions: { method: 'DELETE', path: '/api/organisation/users/me/sessions', access: 'user' },
  updateAccessLevel: { method: 'POST', path: '/api/organisation/users/update-access-level', access: 'admin' },
  inviteUsers: { method: 'POST', path: '/api/organisation/users/access-management', access: 'admin' },
  withdrawUserInvitations: { method: 'DELETE', path: '/api/organisation/users/access-management', access: 'admin' },
  sendUserInvitationsAgain: {
    method: 'POST',
    path: '/api/organisation/users/access-management/send-again',
    access: 'admin',
  },
  listPendingUserInvitations: {
    method: 'GET',
    path: '/api/organisation/users/access-management/pending',
    access: 'user',
  },
  listAccessRequests: {
    method: 'GET',
    path: '/api/organisation/users/access-management/access-requests',
    access: 'user',
  },
  answerAccessRequest: {
    method: 'POST',
    path: '/api/organisation/users/access-management/access-requests/answer',
    access: 'admin',
  },
} as const satisfies Record<string, Call>;
