import { z } from 'zod';
import { textLimits } from '../text-limits.ts';
import { apiKeyScopes } from '../vocabulary/users.ts';

export const apiKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    hint: z.string().describe('The last characters of the secret.'),
    scopes: z.array(z.enum(apiKeyScopes)),
    createdBy: z.string(),
    createdByRemoved: z.boolean().describe('Whoever created it is no user any more; the key works all the same.'),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable().describe('To the minute.'),
    revokedAt: z.iso.datetime().nullable(),
    revokedBy: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' });

export const apiKeyCreateRequest = z
  .strictObject({
    name: z.string().trim().min(1).max(textLimits.apiKeyName),
    scopes: z.array(z.enum(apiKeyScopes)).min(1).max(apiKeyScopes.length),
    expiresOn: z.iso
      .date()
      .nullish()
      .describe('The last day on which it works, in UTC; without one it works until it is revoked.'),
  })
  .meta({ id: 'ApiKeyCreateRequest' });

export const createdApiKey = apiKey
  .extend({ secret: z.string().describe('Sent as the bearer token. It is told here and never again.') })
  .meta({ id: 'CreatedApiKey' });
