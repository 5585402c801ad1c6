import { z } from 'zod';
import { textLimits } from '../text-limits.ts';

export const tokenScope = 'openid profile email offline_access';

export const tokens = z
  .object({
    access_token: z.string(),
    id_token: z.string().describe('Its subject claim is the user id.'),
    refresh_token: z.string().describe('Single use: every refresh answers with the next one.'),
    expires_in: z.int().describe('Seconds until the access token expires.'),
    token_type: z.literal('Bearer'),
    scope: z.string(),
  })
  .meta({ id: 'Tokens' });

export const loginRequest = z
  .strictObject({
    email: z.string().trim().min(1).max(textLimits.email),
    password: z.string().min(1).max(textLimits.password),
    code: z
      .string()
      .regex(/^[0-9]{8}$/)
      .optional()
      .describe('Of the email that is sent where SIGN_IN_CODE_REQUIRED was answered and the password was right.'),
  })
  .meta({ id: 'LoginRequest' });

export const refreshRequest = z
  .strictObject({ refresh_token: z.string().min(1).max(500), scope: z.string().max(200).optional() })
  .meta({ id: 'RefreshRequest' });

export const logoutRequest = z
  .strictObject({ refresh_token: z.string().min(1).max(500) })
  .meta({ id: 'LogoutRequest' });

export const signingKeys = z
  .object({
    keys: z.array(z.looseObject({ kty: z.string(), kid: z.string(), use: z.literal('sig'), alg: z.string() })),
  })
  .meta({ id: 'SigningKeys' });
