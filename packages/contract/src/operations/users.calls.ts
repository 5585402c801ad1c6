import type { Call } from './call.ts';

export const usersCalls = {
  listUsers: { method: 'GET', path: '/api/organisation/users', access: 'seeOrganisation' },
  getUser: { method: 'GET', path: '/api/organisation/users/{userId}', access: 'seeOrganisation' },
  getCurrentUser: { method: 'GET', path: '/api/organisation/users/me', access: 'manageOwnAccount' },
  updateCurrentUser: { method: 'POST', path: '/api/organisation/users/me', access: 'manageOwnAccount' },
  downloadPersonalData: { method: 'GET', path: '/api/organisation/users/me/data', access: 'manageOwnAccount' },
  eraseOwnAccount: { method: 'DELETE', path: '/api/organisation/users/me/account', access: 'manageOwnAccount' },
  getSignInOverview: { method: 'GET', path: '/api/organisation/users/me/sign-in', access: 'manageOwnAccount' },
  changeEmail: { method: 'POST', path: '/api/organisation/users/me/email', access: 'manageOwnAccount' },
  cancelEmailChange: { method: 'DELETE', path: '/api/organisation/users/me/email', access: 'manageOwnAccount' },
  endSession: { method: 'DELETE', path: '/api/organisation/users/me/sessions/{sessionId}', access: 'manageOwnAccount' },
  endAllSessions: { method: 'DELETE', path: '/api/organisation/users/me/sessions', access: 'manageOwnAccount' },
  updateAccessLevel: { method: 'POST', path: '/api/organisation/users/update-access-level', access: 'manageUsers' },
  inviteUsers: { method: 'POST', path: '/api/organisation/users/access-management', access: 'manageUsers' },
  withdrawUserInvitations: {
    method: 'DELETE',
    path: '/api/organisation/users/access-management',
    access: 'manageUsers',
  },
  sendUserInvitationsAgain: {
    method: 'POST',
    path: '/api/organisation/users/access-management/send-again',
    access: 'manageUsers',
  },
  listPendingUserInvitations: {
    method: 'GET',
    path: '/api/organisation/users/access-management/pending',
    access: 'seeOrganisation',
  },
  listAccessRequests: {
    method: 'GET',
    path: '/api/organisation/users/access-management/access-requests',
    access: 'seeOrganisation',
  },
  answerAccessRequest: {
    method: 'POST',
    path: '/api/organisation/users/access-management/access-requests/answer',
    access: 'manageUsers',
  },
} as const satisfies Record<string, Call>;
