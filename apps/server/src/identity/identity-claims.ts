import { createHash, randomBytes } from 'node:crypto';
import { type Language, languages } from '@pcf/contract/vocabulary/language';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import type { JWTPayload } from 'jose';
import { z } from 'zod';

const nonceBytes = 32;

/** Long enough to find one's password for the provider. */
export const nonceMinutes = 10;

/** Ties a token of the provider to one sign-in that began here; only its hash is kept. */
export const createNonce = () => randomBytes(nonceBytes).toString('base64url');

export const hashNonce = (nonce: string) => createHash('sha256').update(nonce).digest('base64url');

/** Somebody whom the provider knows. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly language: Language;
  /** Which of our nonces the token was made for. */
  readonly nonce: string;
}

const claims = z.object({
  iss: z.string(),
  // OpenID Connect Core, section 2.
  sub: z.string().regex(/^[\x20-\x7e]{1,255}$/),
  aud: z.union([z.string().transform((audience) => [audience]), z.array(z.string())]),
  azp: z.string().optional(),
  nonce: z.string().min(1),
  email: z.string().transform(normaliseEmail).pipe(z.string()),
  email_verified: z.literal(true),
  locale: z.string().optional().catch(undefined),
});

/** Reads the claims of a token whose signature, issuer, audience and times hold; throws a ZodError where they lack something. */
export function readIdentity(payload: JWTPayload, clientId: string): Identity {
  const { iss, sub, nonce, email, locale } = claims
    .refine(({ aud, azp }) => (azp === undefined ? aud.length === 1 : azp === clientId), { path: ['azp'] })
    .parse(payload);
  const [spoken] = locale?.toLowerCase().split(/[-_]/) ?? [];
  const language = languages.find((known) => known === spoken) ?? 'en';
  return { issuer: iss, subject: sub, email, language, nonce };
}
