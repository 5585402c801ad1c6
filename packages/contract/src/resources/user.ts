import { z } from 'zod';
import { textLimits } from '../text-limits.ts';
import { languages } from '../vocabulary/language.ts';
import { userAccessLevels } from '../vocabulary/users.ts';

export const user = z
  .object({
    id: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    jobTitle: z.string().nullable(),
    language: z.enum(languages),
    accessLevel: z.enum(userAccessLevels),
  })
  .meta({ id: 'User' });

export const userUpdateRequest = z
  .strictObject({
    firstName: z.string().trim().min(1).max(textLimits.personName),
    lastName: z.string().trim().min(1).max(textLimits.personName),
    jobTitle: z.string().trim().max(textLimits.jobTitle).nullish(),
    language: z.enum(languages),
  })
  .meta({ id: 'UserUpdateRequest' });
