import type { Call } from './call.ts';

const refusal = '/auth/mail-refusals/{token}';

export const invitationsCalls = {
  createInvitations: { method: 'POST', path: '/api/organisation/access-management/v2', access: 'user' },
  inviteSuppliers: { method: 'POST', path: '/api/organisation/access-management', access: 'user' },
  listReceivedInvitations: { method: 'GET', path: '/api/organisation/access-management/received', access: 'user' },
  listSentInvitations: { method: 'GET', path: '/api/organisation/access-management/sent', access: 'user' },
  sendInvitationsAgain: { method: 'POST', path: '/api/organisation/access-management/send-again', access: 'user' },
  acceptInvitation: {
    method: 'POST',
    path: '/api/organisation/access-management/{invitationId}/accept',
    access: 'user',
  },
  declineInvitation: {
    method: 'POST',
    path: '/api/organisation/access-management/{invitationId}/decline',
    access: 'user',
  },
  confirmClaim: {
    method: 'POST',
    path: '/api/organisation/access-management/{invitationId}/claims/{claimId}/confirm',
    access: 'user',
  },
  refuseClaim: {
    method: 'POST',
    path: '/api/organisation/access-management/{invitationId}/claims/{claimId}/refuse',
    access: 'user',
  },
  undoClaim: { method: 'POST', path: '/api/organisation/access-management/{invitationId}/undo', access: 'admin' },
  getMailRefusal: { method: 'GET', path: refusal, access: 'public' },
  refuseMails: { method: 'POST', path: refusal, access: 'public' },
  allowMails: { method: 'DELETE', path: refusal, access: 'public' },
} as const satisfies Record<string, Call>;
