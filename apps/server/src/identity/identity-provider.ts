import type { FastifyBaseLogger } from 'fastify';
import { errors, jwtVerify } from 'jose';
import { ZodError } from 'zod';
import { ProblemError } from '../http/problem-error.ts';
import { discover } from './discovery.ts';
import { type Identity, readIdentity } from './identity-claims.ts';
import { issuerAddress } from './issuer-address.ts';
import { keepAnswer } from './keep-answer.ts';
import { nonceMinutes } from './nonce.ts';
import { type ProviderKeys, providerKeys } from './provider-keys.ts';
import { refusalReason } from './refusal-reason.ts';

export interface IdentityProvider {
  /** What the page needs to send somebody to the provider and to get a token from it. */
  endpoints(): Promise<{ issuer: string; authorizationEndpoint: string; tokenEndpoint: string }>;
  /** Whom a token of the provider is about. */
  verify(token: string): Promise<Identity>;
  /** Where the page asks for tokens, as far as is known. */
  origins(): readonly string[];
  /** Gets to know the provider, in its own time and without ever failing. */
  warmUp(): void;
}

/** For checking tokens: what a provider says about itself hardly ever changes. */
const hour = 60 * 60 * 1000;
/** For sending somebody there: whether it answers is known no longer than this. */
const moments = 10_000;
const failureMilliseconds = 2000;
const retrySeconds = 30;
const clockToleranceSeconds = 30;

/** Trusts nobody but the issuer of the settings. What it refuses, and why, is in the log; a token never is. */
export function createIdentityProvider(
  settings: { domain: string; clientId: string; audience: string },
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): IdentityProvider {
  const issuer = issuerAddress(settings.domain);
  const origins = new Set([new URL(issuer).origin]);
  let keys: ProviderKeys | undefined;

  function unavailable(error: unknown): ProblemError {
    log.warn({ reason: refusalReason(error) }, 'the identity provider cannot be used');
    return new ProblemError('IDENTITY_PROVIDER_UNAVAILABLE', { retryAfter: retrySeconds });
  }

  const discovered = keepAnswer(async () => {
    try {
      const document = await discover(issuer);
      origins.add(new URL(document.token_endpoint).origin);
      if (document.jwks_uri !== keys?.address) keys = providerKeys(document.jwks_uri, unavailable);
      return { document, keys };
    } catch (error) {
      throw unavailable(error);
    }
  }, failureMilliseconds);
  const warmUp = () => void discovered(hour).catch(() => undefined);

  return {
    warmUp,
    origins() {
      if (!keys) warmUp();
      return [...origins];
    },
    async endpoints() {
      const { document } = await discovered(moments);
      return {
        issuer: document.issuer,
        authorizationEndpoint: document.authorization_endpoint,
        tokenEndpoint: document.token_endpoint,
      };
    },
    async verify(token) {
      const provider = await discovered(hour);
      try {
        const { payload } = await jwtVerify(token, provider.keys.find, {
          issuer: provider.document.issuer,
          audience: settings.audience,
          algorithms: provider.document.id_token_signing_alg_values_supported,
          clockTolerance: clockToleranceSeconds,
          requiredClaims: ['exp', 'iat'],
          // A token that is older cannot carry a nonce that still holds.
          maxTokenAge: nonceMinutes * 60,
        });
        return readIdentity(payload, settings.clientId);
      } catch (error) {
        if (!(error instanceof errors.JOSEError || error instanceof ZodError)) throw error;
        log.info({ reason: refusalReason(error) }, 'a token of the identity provider was refused');
        throw new ProblemError('INVALID_IDENTITY_TOKEN');
      }
    },
  };
}
