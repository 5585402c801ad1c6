import { takesSteps, writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { answerAccessRequest, listAccessRequests } from './access-requests.service.ts';
import { cancelEmailChange, type EmailChangeService } from './email-change.ts';
import { endAllSessions, endSession, getSignInOverview } from './sign-in.ts';
import {
  inviteUsers,
  listPendingUserInvitations,
  sendUserInvitationsAgain,
  withdrawUserInvitations,
} from './user-invitations.ts';
import {
  deleteAccounts,
  getCurrentUser,
  getUser,
  listUsers,
  updateAccessLevel,
  updateCurrentUser,
} from './users.service.ts';

export const usersRoutes = (emailChange: EmailChangeService): OperationHandlers => ({
  listUsers,
  getUser,
  getCurrentUser,
  updateCurrentUser: writes(updateCurrentUser),
  getSignInOverview,
  changeEmail: takesSteps(emailChange.changeEmail),
  cancelEmailChange: writes(cancelEmailChange),
  endSession: writes(endSession),
  endAllSessions: writes(endAllSessions),
  updateAccessLevel: writes(updateAccessLevel),
  deleteAccounts: writes(deleteAccounts),
  inviteUsers: writes(inviteUsers),
  withdrawUserInvitations: writes(withdrawUserInvitations),
  sendUserInvitationsAgain: writes(sendUserInvitationsAgain),
  listPendingUserInvitations,
  listAccessRequests,
  answerAccessRequest: writes(answerAccessRequest),
});
