import { answers, writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { confirmClaim, refuseClaim, undoClaim } from './claims.ts';
import { listReceivedInvitations, listSentInvitations } from './invitation-lists.ts';
import { createInvitations, inviteSuppliers, sendInvitationsAgain } from './invitation-sending.service.ts';
import { acceptInvitation, declineInvitation } from './invitations.service.ts';
import type { MailRefusalsService } from './mail-refusals.ts';

export const mailRefusalsRoutes = (refusals: MailRefusalsService): OperationHandlers => ({
  getMailRefusal: answers(refusals.getMailRefusal),
  refuseMails: answers(refusals.refuseMails),
  allowMails: answers(refusals.allowMails),
});

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
