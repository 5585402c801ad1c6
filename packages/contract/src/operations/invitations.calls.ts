import type { Call } from './call.ts';

const refusal = '/auth/mail-refusals/{token}';

export const invitationsCalls = {
  createInvitations: { method: 'POST', path: '/api/organisation/access-management/v2', access: 'invitePartners' },
  inviteSuppliers: { method: 'POST', path: '/api/organisation/access-management', access: 'invitePartners' },
  listReceivedInvitations: {
    method: 'GET',
    path: '/api/organisation/access-management/received',
    access: 'seeOrganisation',
  },
  listSentInvitations: { method: 'GET', path: '/api/organisation/access-management/sent', access: 'seeOrganisation' },
  sendInvitationsAgain: {
    method: 'POST',
    path: '/api/organisation/access-management/send-again',
    access: 'invitePartners',
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/organisation/access-management/{invitationId}/accept',
    access: 'acceptInvitations',
  },
  declineInvitation: {
    method: 'POST',
    path: '/api/organisation/access-management/{invitationId}/decline',
    access: 'invitePartners',
  },
  confirmClaim: {
    method: 'POST',
    path: '/api/organisation/access-management/{invitationId}/claims/{claimId}/confirm',
    access: 'invitePartners',
  },
  refuseClaim: {
    method: 'POST',
    path: '/api/organisation/access-management/{invitationId}/claims/{claimId}/refuse',
    access: 'invitePartners',
  },
  undoClaim: { method: 'POST', path: '/api/organisation/access-management/{invitationId}/undo', access: 'undoClaims' },
  getMailRefusal: { method: 'GET', path: refusal, access: 'public' },
  refuseMails: { method: 'POST', path: refusal, access: 'public' },
  allowMails: { method: 'DELETE', path: refusal, access: 'public' },
} as const satisfies Record<string, Call>;
