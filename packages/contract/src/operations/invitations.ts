import { z } from 'zod';
import { filterQuery } from '../filter-query.ts';
import { listOf, paging, sorting } from '../list-query.ts';
import {
  createInvitationsRequest,
  invitationAcceptRequest,
  invitationAnswer,
  invitationResults,
  inviteSuppliersRequest,
  receivedInvitation,
  sendInvitationsAgainRequest,
  sentInvitation,
} from '../resources/invitation.ts';
import { linkToken } from '../resources/link-token.ts';
import { invitationSortFields } from '../vocabulary/invitations.ts';
import { invitationsCalls } from './invitations.calls.ts';
import { sentInvitationFilters } from './invitations.filters.ts';
import { defineOperations } from './operation.ts';

const tag = 'Organisation invitations';
const ofInvitation = z.object({ invitationId: z.uuid() });
const ofClaim = z.object({ invitationId: z.uuid(), claimId: z.uuid() });
const mailTag = 'Mails to people without an account';
const ofLink = z.object({ token: linkToken });

export const invitationsOperations = defineOperations(invitationsCalls, {
  createInvitations: {
    tag,
    summary: 'Invite suppliers or customers',
    body: createInvitationsRequest,
    success: { status: 200, body: invitationResults, description: 'What became of each address, in the order given.' },
    errors: ['NOT_FOUND'],
  },
  inviteSuppliers: {
    tag,
    summary: 'Invite suppliers by their addresses alone',
    deprecated: true,
    body: inviteSuppliersRequest,
    success: { status: 200, body: invitationResults, description: 'What became of each address, in the order given.' },
    errors: [],
  },
  listReceivedInvitations: {
    tag,
    summary: 'Invitations of others to the own organisation',
    query: z.object(paging),
    success: { status: 200, body: listOf(receivedInvitation), description: 'Those to answer first, then the newest.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  listSentInvitations: {
    tag,
    summary: 'Invitations of the own organisation to others',
    query: z.object({
      ...paging,
      ...filterQuery(sentInvitationFilters, { claimState: 'Only those with a claim in this state.' }),
      ...sorting(invitationSortFields),
    }),
    success: { status: 200, body: listOf(sentInvitation), description: 'The newest first unless asked otherwise.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  sendInvitationsAgain: {
    tag,
    summary: 'Send invitations again; their older links expire',
    body: sendInvitationsAgainRequest,
    success: { status: 204, body: null, description: 'The emails are on their way.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  acceptInvitation: {
    tag,
    summary: 'Accept an invitation for the own organisation',
    params: ofInvitation,
    body: invitationAcceptRequest,
    success: { status: 200, body: invitationAnswer, description: 'Accepted, or waiting for the inviter to confirm.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'AMBIGUOUS_REQUEST', 'INVALID_LINK', 'OWN_ORGANISATION'],
  },
  declineInvitation: {
    tag,
    summary: 'Decline an invitation',
    params: ofInvitation,
    success: { status: 200, body: invitationAnswer, description: 'Declined; the inviter gets an email.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  confirmClaim: {
    tag,
    summary: 'Confirm that whoever used the link of an invitation is the one who was meant',
    params: ofClaim,
    success: { status: 200, body: invitationAnswer, description: 'The claim takes effect.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'AMBIGUOUS_REQUEST'],
  },
  refuseClaim: {
    tag,
    summary: 'Refuse whoever used the link of an invitation',
    params: ofClaim,
    success: {
      status: 200,
      body: invitationAnswer,
      description: 'The invitation stays open for the one who was meant.',
    },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  undoClaim: {
    tag,
    summary: 'Undo a claim that took effect',
    params: ofInvitation,
    success: {
      status: 200,
      body: invitationAnswer,
      description: 'The invitation is open again, its partner a placeholder.',
    },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  getMailRefusal: {
    tag: mailTag,
    summary: 'Whether the address that an email went to wants no more of its kind',
    params: ofLink,
    success: {
      status: 200,
      body: z.object({ refused: z.boolean() }).meta({ id: 'MailRefusal' }),
      description: 'Opening the link changes nothing.',
    },
    errors: ['INVALID_LINK'],
  },
  refuseMails: {
    tag: mailTag,
    summary: 'Send no more invitations to the address that an email went to, whoever asks for it',
    params: ofLink,
    success: { status: 204, body: null, description: 'Senders see that the address cannot be reached by email.' },
    errors: ['INVALID_LINK'],
  },
  allowMails: {
    tag: mailTag,
    summary: 'Allow invitations to the address that an email went to again',
    params: ofLink,
    success: { status: 204, body: null, description: 'Emails reach it again.' },
    errors: ['INVALID_LINK'],
  },
});
