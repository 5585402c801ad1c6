import { z } from 'zod';
import { listOf, paging } from '../list-query.ts';
import { emails } from '../resources/email.ts';
import { accountErasureRequest, emailChangeRequest, signInOverview } from '../resources/sign-in.ts';
import { currentUser, userUpdateRequest } from '../resources/user.ts';
import {
  accessLevelUpdateRequest,
  accessRequest,
  accessRequestAnswerRequest,
  organisationUser,
  pendingUserInvitation,
  userInvitationResults,
  userInvitationsCreateRequest,
} from '../resources/user-administration.ts';
import { personalDataTypes } from './file-types.ts';
import { defineOperations } from './operation.ts';
import { usersCalls } from './users.calls.ts';

const tag = 'Organisation users';

export const usersOperations = defineOperations(usersCalls, {
  listUsers: {
    tag,
    summary: 'The users of the own organisation',
    query: z.object(paging),
    success: { status: 200, body: listOf(organisationUser), description: 'By name.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  getUser: {
    tag,
    summary: 'One user of the own organisation',
    params: z.object({ userId: z.uuid() }),
    success: { status: 200, body: organisationUser, description: 'The user.' },
    errors: ['NOT_FOUND'],
  },
  getCurrentUser: {
    tag,
    summary: 'Whoever calls',
    success: { status: 200, body: currentUser, description: 'The signed-in user.' },
    errors: [],
  },
  updateCurrentUser: {
    tag,
    summary: 'Change the own profile',
    body: userUpdateRequest,
    success: { status: 200, body: currentUser, description: 'The user as it is now.' },
    errors: [],
  },
  downloadPersonalData: {
    tag,
    summary: 'What is kept of whoever calls, as a file',
    success: {
      status: 200,
      body: null,
      files: personalDataTypes,
      description: 'JSON, with a list for each kind of data. It holds nothing secret, and nothing of anybody else.',
    },
    errors: [],
  },
  eraseOwnAccount: {
    tag,
    summary: 'Delete the own account; the history then names a former user',
    body: accountErasureRequest,
    success: { status: 204, body: null, description: 'Every session is over, and nobody can sign in with it again.' },
    errors: ['LAST_ADMIN'],
  },
  getSignInOverview: {
    tag,
    summary: 'How and where whoever calls is signed in',
    success: { status: 200, body: signInOverview, description: 'Password, identity, sessions.' },
    errors: [],
  },
  changeEmail: {
    tag,
    summary: 'Change the own email address, once the new one is verified',
    body: emailChangeRequest,
    success: { status: 202, body: null, description: 'An email with a link went to the new address.' },
    errors: [],
  },
  cancelEmailChange: {
    tag,
    summary: 'Keep the own email address after all',
    success: { status: 204, body: null, description: 'The link of the email has expired.' },
    errors: [],
  },
  endSession: {
    tag,
    summary: 'End one of the own sessions',
    params: z.object({ sessionId: z.uuid() }),
    success: { status: 204, body: null, description: 'That browser is signed out.' },
    errors: ['NOT_FOUND'],
  },
  endAllSessions: {
    tag,
    summary: 'Sign out everywhere',
    success: { status: 204, body: null, description: 'Every session is over, the calling one too.' },
    errors: [],
  },
  updateAccessLevel: {
    tag,
    summary: 'Change the access level of a user',
    body: accessLevelUpdateRequest,
    success: { status: 200, body: organisationUser, description: 'The user as it is now.' },
    errors: ['NOT_FOUND', 'LAST_ADMIN'],
  },
  inviteUsers: {
    tag,
    summary: 'Invite colleagues',
    body: userInvitationsCreateRequest,
    success: {
      status: 200,
      body: userInvitationResults,
      description: 'What became of each address, in the order given.',
    },
    errors: [],
  },
  withdrawUserInvitations: {
    tag,
    summary: 'Withdraw invitations of colleagues',
    body: emails,
    success: { status: 204, body: null, description: 'Their links lead nowhere any more.' },
    errors: ['NOT_FOUND'],
  },
  sendUserInvitationsAgain: {
    tag,
    summary: 'Send invitations of colleagues again; their older links expire',
    body: emails,
    success: { status: 204, body: null, description: 'The emails are on their way.' },
    errors: ['NOT_FOUND'],
  },
  listPendingUserInvitations: {
    tag,
    summary: 'Colleagues who were invited and have not joined yet',
    query: z.object(paging),
    success: { status: 200, body: listOf(pendingUserInvitation), description: 'The newest first.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  listAccessRequests: {
    tag,
    summary: 'People who ask to join the own organisation',
    query: z.object(paging),
    success: { status: 200, body: listOf(accessRequest), description: 'Those not answered yet, the oldest first.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  answerAccessRequest: {
    tag,
    summary: 'Approve or deny an access request',
    body: accessRequestAnswerRequest,
    success: { status: 204, body: null, description: 'The person gets an email.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
});
