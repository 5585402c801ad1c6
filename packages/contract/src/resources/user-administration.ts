import { z } from 'zod';
import { maxUsers } from '../invitation-limits.ts';
import { undeliverableReasons } from '../vocabulary/invitations.ts';
import { accessRequestActions, userAccessLevels, userInvitationOutcomes } from '../vocabulary/users.ts';
import { email } from './email.ts';
import { knownPerson, user } from './user.ts';

export const organisationUser = user
  .extend({ createdAt: z.iso.datetime().describe('When the user joined.') })
  .meta({ id: 'OrganisationUser' });

export const accessLevelUpdateRequest = z
  .strictObject({ userId: z.uuid(), accessLevel: z.enum(userAccessLevels) })
  .meta({ id: 'AccessLevelUpdateRequest' });

export const userInvitationsCreateRequest = z
  .strictObject({ emails: z.array(email).min(1).max(maxUsers), accessLevel: z.enum(userAccessLevels) })
  .meta({ id: 'UserInvitationsCreateRequest' });

export const userInvitationResults = z
  .object({ results: z.array(z.object({ email: z.string(), outcome: z.enum(userInvitationOutcomes) })) })
  .meta({ id: 'UserInvitationResults' });

export const pendingUserInvitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    accessLevel: z.enum(userAccessLevels),
    invitedBy: z.string(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().describe('When the link of the last email expires.'),
    undeliverableReason: z
      .enum(undeliverableReasons)
      .nullable()
      .describe('Why emails do not reach the address; null where they do, as far as is known.'),
    mailServerAnswer: z
      .string()
      .nullable()
      .describe('What the mail server said where the reason is CAME_BACK; null otherwise.'),
  })
  .meta({ id: 'PendingUserInvitation' });

export const accessRequest = z
  .object({
    ...knownPerson,
    message: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AccessRequest' });

export const accessRequestAnswerRequest = z
  .strictObject({
    id: z.uuid(),
    action: z.enum(accessRequestActions),
    accessLevel: z
      .enum(userAccessLevels)
      .optional()
      .describe('Of whoever is approved; an EDITOR where it is left out.'),
  })
  .meta({ id: 'AccessRequestAnswerRequest' });
