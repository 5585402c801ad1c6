import { z } from 'zod';
import { textLimits } from '../text-limits.ts';
import { email } from './email.ts';

const session = z
  .object({
    id: z.uuid(),
    current: z.boolean().describe('The session that asks.'),
    userAgent: z.string().nullable().describe('As the browser named itself at sign-in.'),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().describe('To within a quarter of an hour.'),
  })
  .meta({ id: 'Session' });

/** How the caller signs in, and where they are signed in now. */
export const signInOverview = z
  .object({
    hasPassword: z.boolean(),
    identityLinked: z.boolean().describe('An identity of the external provider is tied to the account.'),
    newEmail: z.string().nullable().describe('An address that waits to be verified.'),
    sessions: z.array(session),
  })
  .meta({ id: 'SignInOverview' });

/** A user with a password gives it; one who signs in through the external provider alone types their own address. */
export const accountErasureRequest = z
  .strictObject({
    currentPassword: z.string().min(1).max(textLimits.password).optional(),
    email: email.optional(),
  })
  .meta({ id: 'AccountErasureRequest' });

export const emailChangeRequest = z
  .strictObject({ email, currentPassword: z.string().min(1).max(textLimits.password) })
  .meta({ id: 'EmailChangeRequest' });
