import { writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { confirmClaim, refuseClaim, undoClaim } from './claims.service.ts';
import { listReceivedInvitations, listSentInvitations } from './invitation-lists.service.ts';
import { createInvitations, inviteSuppliers, sendInvitationsAgain } from './invitation-sending.service.ts';
import { acceptInvitation, declineInvitation } from './invitations.service.ts';

export const invitationsRoutes: OperationHandlers = {
  createInvitations: writes(createInvitations),
  inviteSuppliers: writes(inviteSuppliers),
  listReceivedInvitations,
  listSentInvitations,
  sendInvitationsAgain: writes(sendInvitationsAgain),
  acceptInvitation: writes(acceptInvitation),
  declineInvitation: writes(declineInvitation),
  confirmClaim: writes(confirmClaim),
  refuseClaim: writes(refuseClaim),
  undoClaim: writes(undoClaim),
};
