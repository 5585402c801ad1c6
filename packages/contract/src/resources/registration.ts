import { z } from 'zod';
import { textLimits } from '../text-limits.ts';
import { invitationRelations } from '../vocabulary/invitations.ts';
import { languages } from '../vocabulary/language.ts';
import { featureStates } from '../vocabulary/organisation.ts';
import { userAccessLevels } from '../vocabulary/users.ts';
import { email } from './email.ts';
import { linkToken } from './link-token.ts';
import { tokens } from './tokens.ts';
import { givenPerson } from './user.ts';

const password = z.string().min(1).max(textLimits.password);
const registrationToken = z
  .string()
  .min(1)
  .max(2000)
  .describe('Says that somebody has a verified account that no user belongs to yet. Valid for an hour.');

export const accountExistsRequest = z.strictObject({ email }).meta({ id: 'AccountExistsRequest' });
export const accountExists = z.object({ exists: z.boolean() }).meta({ id: 'AccountExists' });

export const accountCreateRequest = z
  .strictObject({
    email,
    password,
    language: z.enum(languages),
    invitationToken: linkToken.optional().describe('Of an invited company or colleague.'),
  })
  .meta({ id: 'AccountCreateRequest' });

/** The same for an address that already has an account, so that nobody learns who is registered. */
export const createdAccount = z
  .object({
    emailVerified: z
      .boolean()
      .describe('True where the invitation proved the address; otherwise an email is on its way.'),
    registrationToken: registrationToken.nullable(),
  })
  .meta({ id: 'CreatedAccount' });

export const registrationRequest = z.strictObject({ registrationToken }).meta({ id: 'RegistrationRequest' });

/** What somebody with an account but without an organisation can do next. */
export const registration = z
  .object({
    email: z.string(),
    organisations: z
      .array(z.object({ id: z.uuid(), name: z.string() }))
      .describe('Organisations that can be asked for access: of the same email domain, or named by the invitation.'),
    invitation: z
      .object({
        inviterName: z.string(),
        relation: z.enum(invitationRelations),
        organisationName: z.string().nullable(),
      })
      .nullable()
      .describe('The invitation that registration began with, and answers where the person says so.'),
    colleagueInvitation: z
      .object({ organisationName: z.string(), accessLevel: z.enum(userAccessLevels) })
      .nullable()
      .describe('The organisation that registration will join.'),
    accessRequest: z
      .object({ organisationName: z.string(), createdAt: z.iso.datetime() })
      .nullable()
      .describe('Asked for and not answered yet.'),
    mayRegisterOrganisation: z
      .boolean()
      .describe('False where this installation lets only invited companies register, and no invitation is open.'),
  })
  .meta({ id: 'Registration' });

export const userRegistrationRequest = z
  .strictObject({
    registrationToken,
    ...givenPerson,
    organisationName: z
      .string()
      .trim()
      .min(1)
      .max(textLimits.organisationName)
      .optional()
      .describe('Required unless the invitation names the organisation to join.'),
    acceptInvitation: z
      .boolean()
      .optional()
      .describe(
        'Whether to connect with the company whose invitation the registration began with; false where absent.',
      ),
  })
  .meta({ id: 'UserRegistrationRequest' });

export const registeredUser = tokens
  .extend({
    claim: z
      .enum(featureStates)
      .nullable()
      .describe('What became of the invitation: ENABLED took effect, WAITING_FOR_APPROVAL waits for the inviter.'),
  })
  .meta({ id: 'RegisteredUser' });

export const accessRequestCreateRequest = z
  .strictObject({
    registrationToken,
    organisationId: z.uuid(),
    ...givenPerson,
    message: z.string().trim().max(textLimits.invitationMessage).nullish(),
  })
  .meta({ id: 'AccessRequestCreateRequest' });

export const emailVerificationRequest = z
  .strictObject({
    token: linkToken,
    password: password
      .optional()
      .describe('Of the account; where it is left out, the answer says whether the link holds.'),
  })
  .meta({ id: 'EmailVerificationRequest' });

/** Signed in where a user belongs to the account; otherwise registration goes on. Both null: an address was changed. */
export const verifiedEmail = z
  .object({ email: z.string(), tokens: tokens.nullable(), registrationToken: registrationToken.nullable() })
  .meta({ id: 'VerifiedEmail' });

export const emailVerificationAgainRequest = z.strictObject({ email }).meta({ id: 'EmailVerificationAgainRequest' });

export const passwordResetRequest = z.strictObject({ email }).meta({ id: 'PasswordResetRequest' });

export const passwordSetRequest = z
  .union([z.strictObject({ token: linkToken, password }), z.strictObject({ currentPassword: password, password })])
  .meta({ id: 'PasswordSetRequest' });

/** What the link of an invitation says before anybody has signed in. */
export const invitationPreview = z
  .object({
    kind: z.enum(['ORGANISATION', 'USER']).describe('A company is invited, or a colleague into a company.'),
    email: z.string(),
    inviterName: z.string().describe('The organisation that invites.'),
    invitedBy: z.string().describe('The person who invites.'),
    relation: z.enum(invitationRelations).nullable(),
    organisationName: z.string().nullable().describe('As the inviter named the invited company.'),
    knownOrganisation: z.string().nullable().describe('The registered company that a second contact is invited for.'),
    message: z.string().nullable(),
    accessLevel: z.enum(userAccessLevels).nullable(),
    accountExists: z.boolean().describe('The invited address can sign in already.'),
    invitationId: z.uuid(),
  })
  .meta({ id: 'InvitationPreview' });

export const identityChallenge = z
  .object({
    nonce: z.string().describe('Single use, to be part of the provider’s token.'),
    issuer: z.string(),
    authorizationEndpoint: z.string(),
    tokenEndpoint: z.string(),
  })
  .meta({ id: 'IdentityChallenge' });

export const accountLinkRequest = z
  .strictObject({ linkToken: z.string().min(1).max(2000), password })
  .meta({ id: 'AccountLinkRequest' });
