import { z } from 'zod';
import { maxInvitations } from '../invitation-limits.ts';
import { textLimits } from '../text-limits.ts';
import { invitationOutcomes, invitationRelations, undeliverableReasons } from '../vocabulary/invitations.ts';
import { featureStates } from '../vocabulary/organisation.ts';
import { accessResponseStatuses } from '../vocabulary/users.ts';
import { email } from './email.ts';
import { linkToken } from './link-token.ts';

export const createInvitationsRequest = z
  .strictObject({
    invitations: z
      .array(
        z.strictObject({
          email,
          organisationName: z.string().trim().max(textLimits.organisationName).nullish(),
          relation: z.enum(invitationRelations),
          supplierId: z
            .uuid()
            .nullish()
            .describe('Of a known supplier or customer: the address is a second contact there.'),
          message: z.string().trim().max(textLimits.invitationMessage).nullish(),
          withRequest: z
            .boolean()
            .optional()
            .describe('No email of its own: the email of the request that is sent next carries the link.'),
        }),
      )
      .min(1)
      .max(maxInvitations),
  })
  .meta({ id: 'CreateInvitationsRequest' });

export const inviteSuppliersRequest = z
  .strictObject({ emails: z.array(email).min(1).max(maxInvitations) })
  .meta({ id: 'InviteSuppliersRequest' });

export const invitationResults = z
  .object({
    results: z.array(
      z.object({ email: z.string(), outcome: z.enum(invitationOutcomes), invitationId: z.uuid().nullable() }),
    ),
  })
  .meta({ id: 'InvitationResults' });

export const sendInvitationsAgainRequest = z
  .strictObject({ invitationIds: z.array(z.uuid()).min(1).max(maxInvitations) })
  .meta({ id: 'SendInvitationsAgainRequest' });

const claim = z
  .object({
    id: z.uuid(),
    state: z
      .enum(featureStates)
      .describe('WAITING_FOR_APPROVAL, ENABLED once it took effect, DISABLED where refused or undone.'),
    organisationName: z.string(),
    personName: z.string(),
    email: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Claim' });

export const sentInvitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    organisationName: z.string().nullable().describe('As the inviter named it; its own name once it has accepted.'),
    relation: z.enum(invitationRelations),
    accessResponseStatus: z.enum(accessResponseStatuses),
    message: z.string().nullable(),
    partnerId: z.uuid().describe('The organisation behind it, a placeholder until somebody has claimed it.'),
    invitedBy: z.string(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().describe('When the link of the last email expires.'),
    answeredAt: z.iso.datetime().nullable(),
    claims: z.array(claim).describe('Waiting ones, and the one that took effect.'),
    canUndo: z.boolean(),
    undeliverableReason: z
      .enum(undeliverableReasons)
      .nullable()
      .describe('Why emails do not reach the address; null where they do, as far as is known.'),
    mailServerAnswer: z
      .string()
      .nullable()
      .describe('What the mail server said where the reason is CAME_BACK; null otherwise.'),
  })
  .meta({ id: 'SentInvitation' });

export const receivedInvitation = z
  .object({
    id: z.uuid(),
    organisationName: z.string().describe('Who invites.'),
    invitedBy: z.string(),
    email: z.string(),
    relation: z.enum(invitationRelations),
    accessResponseStatus: z.enum(accessResponseStatuses),
    message: z.string().nullable(),
    createdAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().nullable(),
    claimState: z
      .enum(featureStates)
      .nullable()
      .describe('WAITING_FOR_APPROVAL where the inviter has to confirm first.'),
  })
  .meta({ id: 'ReceivedInvitation' });

export const invitationAcceptRequest = z
  .strictObject({
    token: linkToken.optional().describe('From the link, where the invitation went to an address of nobody here.'),
  })
  .optional()
  .meta({ id: 'InvitationAcceptRequest' });

export const invitationAnswer = z
  .object({ accessResponseStatus: z.enum(accessResponseStatuses), claimState: z.enum(featureStates).nullable() })
  .meta({ id: 'InvitationAnswer' });
