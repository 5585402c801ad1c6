import { z } from 'zod';
import type { CallPartner } from './call-partner.ts';
import { readAnswer } from './parse-json.ts';
import { PartnerError, partnerErrorOfStatus } from './partner-error.ts';

/** It must not lapse on its way. */
const marginMilliseconds = 30_000;

/** Whatever a platform says: what is kept must not stay for good, nor outlive for long that it was withdrawn. */
const maxSeconds = 24 * 60 * 60;

/** What is known of a partner's platform, and how to sign in there. */
export interface PartnerAccount {
  readonly baseUrl: string;
  readonly authBaseUrl: string | null;
  readonly clientId: string;
  readonly clientSecret: string;
}

const maxAddressLength = 2000;
/** Of the header that it is sent in; no server takes a longer one. */
const maxTokenLength = 16 * 1024;

const discoveryDocument = z.object({
  token_endpoint: z
    .string()
    .max(maxAddressLength)
    .pipe(z.url({ protocol: /^https?$/ })),
});
const grantedToken = z.object({
  // Nothing that could end the header it is sent in.
  access_token: z
    .string()
    .max(maxTokenLength)
    .regex(/^[\x21-\x7e]+$/),
  expires_in: z.number().min(0).optional(),
});

/** Where tokens are asked for: what the platform says of itself, or else where the protocol has them by default. */
export async function findTokenEndpoint(ask: CallPartner, { baseUrl, authBaseUrl }: PartnerAccount): Promise<string> {
  const base = authBaseUrl ?? baseUrl;
  const answer = await ask(`${base}/.well-known/openid-configuration`, {
    kind: 'discovery',
    method: 'GET',
    headers: {},
  });
  const told = partnerErrorOfStatus(answer.status) ? undefined : readAnswer(answer, discoveryDocument);
  return told?.token_endpoint ?? `${base}/auth/token`;
}

export async function requestToken(ask: CallPartner, endpoint: string, { clientId, clientSecret }: PartnerAccount) {
  const answer = await ask(endpoint, {
    kind: 'token',
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  if ([400, 401, 403].includes(answer.status)) throw new PartnerError('CREDENTIALS_REFUSED');
  const error = partnerErrorOfStatus(answer.status);
  if (error) throw error;
  const granted = readAnswer(answer, grantedToken);
  if (!granted) throw new PartnerError('ANSWER_NOT_UNDERSTOOD');
  return { token: granted.access_token, seconds: granted.expires_in };
}

interface KeptToken {
  readonly token: string;
  readonly until: number;
}

export interface PartnerTokenCache {
  /** One that is kept, or a new one. */
  get(account: PartnerAccount): Promise<{ readonly token: string; readonly isKept: boolean }>;
  forget(account: PartnerAccount): void;
}

/** Tokens of partners' platforms, in memory for as long as those say. */
export function createPartnerTokenCache(ask: CallPartner, now: () => number = Date.now): PartnerTokenCache {
  const kept = new Map<string, KeptToken>();
  // Whatever of an account changes, it is another one.
  const keyOf = ({ baseUrl, authBaseUrl, clientId, clientSecret }: PartnerAccount) =>
    JSON.stringify([baseUrl, authBaseUrl, clientId, clientSecret]);

  return {
    async get(account) {
      const found = kept.get(keyOf(account));
      if (found && found.until > now()) return { token: found.token, isKept: true };
      const { token, seconds = 0 } = await requestToken(ask, await findTokenEndpoint(ask, account), account);
      for (const [key, { until }] of kept) if (until <= now()) kept.delete(key);
      kept.set(keyOf(account), { token, until: now() + Math.min(seconds, maxSeconds) * 1000 - marginMilliseconds });
      return { token, isKept: false };
    },
    forget: (account) => void kept.delete(keyOf(account)),
  };
}
