import { z } from 'zod';
import { textLimits } from '../text-limits.ts';
import { languages } from '../vocabulary/language.ts';
import { userAccessLevels } from '../vocabulary/users.ts';

/** What is told of somebody. */
export const knownPerson = {
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string().nullable(),
};

/** What somebody says about themselves. */
export const givenPerson = {
  firstName: z.string().trim().min(1).max(textLimits.personName),
  lastName: z.string().trim().min(1).max(textLimits.personName),
  jobTitle: z.string().trim().max(textLimits.jobTitle).nullish(),
  language: z.enum(languages),
};

export const user = z
  .object({
    ...knownPerson,
    language: z.enum(languages),
    accessLevel: z.enum(userAccessLevels),
  })
  .meta({ id: 'User' });

export const currentUser = user
  .extend({ installationAdmin: z.boolean().describe('Whether they run the installation.') })
  .meta({ id: 'CurrentUser' });

export const userUpdateRequest = z.strictObject(givenPerson).meta({ id: 'UserUpdateRequest' });
