import { tokenScope, type tokens } from '@pcf/contract/resources/tokens';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { type RefreshPlace, readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import { readSigningKeys, type SigningKeys, signingAlgorithm } from './signing-keys.ts';

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
  publicJwks(): SigningKeys['publicJwks'];
}

const accessTokenSeconds = 15 * 60;
const audience = 'pcf-exchange';
/** A key that another process has just made is looked for, but not at every forged token. */
const reloadMilliseconds = 60_000;

export async function createTokenIssuer(database: Database, issuer: string): Promise<TokenIssuer> {
  let keys = await readSigningKeys(database);
  let readAt = Date.now();

  async function verificationKey(id: string | undefined) {
    const known = id === undefined ? undefined : keys.publicKeys.get(id);
    if (known) return known;
    if (Date.now() - readAt > reloadMilliseconds) {
      readAt = Date.now();
      keys = await readSigningKeys(database);
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
      try {
        const { payload } = await jwtVerify(accessToken, ({ kid }) => verificationKey(kid), {
          issuer,
          audience,
          algorithms: [signingAlgorithm],
        });
        return payload.token_use === 'access' && typeof payload.sid === 'string' ? payload.sid : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
    placeOf: (refreshToken) => readRefreshToken(refreshToken, keys.refreshSecret),
    publicJwks: () => keys.publicJwks,
  };
}
