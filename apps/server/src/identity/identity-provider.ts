import type { FastifyBaseLogger } from 'fastify';
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ZodError, z } from 'zod';
import { ProblemError } from '../http/problem-error.ts';
import { type Identity, nonceMinutes, readIdentity } from './identity-claims.ts';
import { isProtected, issuerAddress, withoutTrailingSlash } from './issuer-address.ts';

const maxWaitMilliseconds = 5000;

/** Signatures that only the provider can make: with a shared secret, or with none, anybody could. */
const asymmetricAlgorithms = new Set([
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
]);

const endpoint = z.string().refine(isProtected);

const discoveryDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  id_token_signing_alg_values_supported: z
    .array(z.string())
    .default(['RS256'])
    .transform((names) => names.filter((name) => asymmetricAlgorithms.has(name)))
    .refine((names) => names.length > 0),
});

const aboutTheToken = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

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
  log: Pick<FastifyBaseLogger, 'warn'>,
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
        log.warn({ reason: refusalReason(error) }, 'a token of the identity provider was refused');
        throw new ProblemError('INVALID_IDENTITY_TOKEN');
      }
    },
  };
}

/** For the log. Never the message of an error about a token: some quote what they refuse. */
function refusalReason(error: unknown): string {
  if (error instanceof ZodError) return `the claim ${error.issues[0]?.path.join('.')}`;
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired) {
    return `${error.code} ${error.claim}`;
  }
  if (error instanceof errors.JOSEError) return error.code;
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/**
 * Asks at most once at a time and keeps the answer; a caller says how old it may be. A failure is kept too, but only
 * for moments: so that a crowd of callers is not a crowd of questions to somebody who is in trouble already.
 */
export function keepAnswer<Answer>(
  ask: () => Promise<Answer>,
  failureMilliseconds: number,
): (oldestMilliseconds: number) => Promise<Answer> {
  let kept: { answer: Promise<Answer>; since: number; failed: boolean } | undefined;
  return (oldestMilliseconds) => {
    if (kept && Date.now() - kept.since < (kept.failed ? failureMilliseconds : oldestMilliseconds)) return kept.answer;
    // Younger than any age for as long as it is under way.
    const asked = { answer: ask(), since: Number.POSITIVE_INFINITY, failed: false };
    kept = asked;
    const settle = (failed: boolean) => Object.assign(asked, { since: Date.now(), failed });
    asked.answer.then(
      () => settle(false),
      () => settle(true),
    );
    return asked.answer;
  };
}

interface ProviderKeys {
  readonly address: string;
  readonly find: JWTVerifyGetKey;
}

/** The keys that a provider publishes, kept as they are used. What keeps them from us is told apart from what is wrong with a token. */
function providerKeys(address: string, unavailable: (error: unknown) => Error): ProviderKeys {
  const remote = createRemoteJWKSet(new URL(address), { [customFetch]: askProvider });
  return {
    address,
    async find(header, token) {
      try {
        return await remote(header, token);
      } catch (error) {
        if (aboutTheToken.some((kind) => error instanceof kind)) throw error;
        throw unavailable(error);
      }
    },
  };
}

type DiscoveryDocument = z.infer<typeof discoveryDocument>;

/** What a provider says about itself; throws where it says nothing, nothing usable, or that it is somebody else. */
async function discover(issuer: string): Promise<DiscoveryDocument> {
  const response = await askProvider(`${issuer}/.well-known/openid-configuration`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(maxWaitMilliseconds),
  });
  if (response.status !== 200) throw new Error(`the discovery document is answered with ${response.status}`);
  const parsed = discoveryDocument.safeParse(await response.json());
  if (!parsed.success) throw new Error(`the discovery document is wrong at ${parsed.error.issues[0]?.path.join('.')}`);
  if (withoutTrailingSlash(parsed.data.issuer) !== issuer) {
    throw new Error('the discovery document is of another issuer than IDENTITY_DOMAIN');
  }
  return parsed.data;
}

/** Asks again where the connection broke: the provider may have closed one that was about to be used once more. */
export async function askProvider(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, init).catch((error: unknown) => {
    if (error instanceof TypeError) return fetch(url, init);
    throw error;
  });
}
