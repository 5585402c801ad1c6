import { createHmac, timingSafeEqual } from 'node:crypto';
import { tokenScope, type tokens } from '@pcf/contract/resources/tokens';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { createKnownTokens } from './known-tokens.ts';
import { isSignInCode, networkMarkOf } from './sign-in-code.ts';
import { readSigningKeys, type SigningKeys, signingAlgorithm } from './signing-keys.ts';
import { type TicketClaims, type TicketPurpose, ticketPurposes } from './ticket.ts';

/** A session as the database answers when it opens or advances it. */
export interface SessionRow {
  readonly session_id: string;
  readonly counter: number;
  readonly user_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

export interface TokenIssuer {
  issue(session: SessionRow): Promise<z.infer<typeof tokens>>;
  /** The session of an access token that we signed and that has not expired. */
  sessionOf(accessToken: string): Promise<string | undefined>;
  placeOf(refreshToken: string): RefreshPlace | undefined;
  issueTicket<Purpose extends TicketPurpose>(purpose: Purpose, claims: TicketClaims<Purpose>): Promise<string>;
  /** What a ticket says, where it is ours, of this purpose and still valid. */
  readTicket<Purpose extends TicketPurpose>(
    purpose: Purpose,
    ticket: string,
  ): Promise<TicketClaims<Purpose> | undefined>;
  /** Whether it is what the mail of this code said. */
  isSignInCode(given: string, codeId: string): boolean;
  networkMarkOf(network: string): string;
  publicJwks(): SigningKeys['publicJwks'];
}

const accessTokenSeconds = 15 * 60;
const audience = 'pcf-exchange';
/** An audience of its own for each purpose: no ticket passes for an access token, or for another ticket. */
const ticketAudience = (purpose: TicketPurpose) => `pcf-exchange:${purpose}`;
/** A key that another process has just made is looked for, but not at every forged token. */
const reloadMilliseconds = 60_000;

export async function createTokenIssuer(database: Database, issuer: string): Promise<TokenIssuer> {
  let keys = await readSigningKeys(database);
  let readAt = Date.now();
  const known = createKnownTokens();

  async function verificationKey(id: string | undefined) {
    const held = id === undefined ? undefined : keys.publicKeys.get(id);
    if (held) return held;
    if (Date.now() - readAt > reloadMilliseconds) {
      readAt = Date.now();
      keys = await readSigningKeys(database);
      // A key that was taken away vouches for nothing any more.
      known.forget();
    }
    const found = id === undefined ? undefined : keys.publicKeys.get(id);
    if (!found) throw new errors.JWKSNoMatchingKey();
    return found;
  }

  const sign = (claims: Record<string, unknown>, userId: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: signingAlgorithm, kid: keys.current.id })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(`${accessTokenSeconds}s`)
      .sign(keys.current.key);

  async function verified(token: string, forAudience: string): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => verificationKey(kid), {
        issuer,
        audience: forAudience,
        algorithms: [signingAlgorithm],
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  return {
    async issue(session) {
      const [accessToken, idToken] = await Promise.all([
        sign({ sid: session.session_id, scope: tokenScope, token_use: 'access' }, session.user_id),
        sign(
          {
            token_use: 'id',
            email: session.email,
            given_name: session.first_name,
            family_name: session.last_name,
            name: `${session.first_name} ${session.last_name}`,
          },
          session.user_id,
        ),
      ]);
      return {
        access_token: accessToken,
        id_token: idToken,
        refresh_token: writeRefreshToken(
          { sessionId: session.session_id, counter: session.counter },
          keys.refreshSecret,
        ),
        expires_in: accessTokenSeconds,
        token_type: 'Bearer',
        scope: tokenScope,
      };
    },
    async sessionOf(accessToken) {
      const sessionId = known.sessionOf(accessToken);
      if (sessionId !== undefined) return sessionId;
      const payload = await verified(accessToken, audience);
      if (payload?.token_use !== 'access' || typeof payload.sid !== 'string') return undefined;
      known.remember(accessToken, payload.sid, (payload.exp ?? 0) * 1000);
      return payload.sid;
    },
    issueTicket: (purpose, claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: signingAlgorithm, kid: keys.current.id })
        .setIssuer(issuer)
        .setAudience(ticketAudience(purpose))
        .setIssuedAt()
        .setExpirationTime(`${ticketPurposes[purpose].seconds}s`)
        .sign(keys.current.key),
    async readTicket(purpose, ticket) {
      const payload = await verified(ticket, ticketAudience(purpose));
      return (
        payload && (ticketPurposes[purpose].claims.safeParse(payload).data as TicketClaims<typeof purpose> | undefined)
      );
    },
    placeOf: (refreshToken) => readRefreshToken(refreshToken, keys.refreshSecret),
    isSignInCode: (given, codeId) => isSignInCode(given, codeId, keys.refreshSecret),
    networkMarkOf: (network) => networkMarkOf(network, keys.refreshSecret),
    publicJwks: () => keys.publicJwks,
  };
}

/** The place of a refresh token in its session: which session, and how often it was advanced. */
interface RefreshPlace {
  readonly sessionId: string;
  readonly counter: number;
}

/**
 * A refresh token is its place and a keyed hash over it. So nothing secret is stored, and the successor of a token is
 * the same for every process, which is what lets two tabs refresh at once.
 */
export function writeRefreshToken(place: RefreshPlace, secret: Uint8Array): string {
  const text = `${place.sessionId}.${place.counter}`;
  return `${text}.${sign(text, secret)}`;
}

export function readRefreshToken(token: string, secret: Uint8Array): RefreshPlace | undefined {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(0|[1-9][0-9]{0,8})\.([A-Za-z0-9_-]{43})$/.exec(token);
  if (!match) return undefined;
  const [, sessionId = '', counter = '', signature = ''] = match;
  // As text: the last character of the signature holds two bits more than the bytes, so several would decode alike.
  const expected = sign(`${sessionId}.${counter}`, secret);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return undefined;
  return { sessionId, counter: Number(counter) };
}

function sign(text: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
