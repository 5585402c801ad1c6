import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import type { Database } from '../../database/database.ts';
import type { Origin } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { clearLimit, type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { hashPassword, verifyPassword } from '../../tokens/password-hash.ts';
import type { TokenIssuer } from '../../tokens/token-issuer.ts';
import { advanceSession, endSession, findCredentials, openSession } from './authentication.queries.ts';

const refreshTokenSeconds = 30 * 24 * 60 * 60;
/** Two tabs may present the same refresh token; within this time both get the same successor. */
const graceSeconds = 10;

const failedSignIns: SharedLimit = { bucket: 'failed-sign-ins', allowed: 10, windowSeconds: 15 * 60 };

export interface AuthenticationService {
  loginUser(input: CheckedInput<'loginUser'>, origin: Origin): Promise<OperationOutput<'loginUser'>>;
  refreshTokens(input: CheckedInput<'refreshTokens'>): Promise<OperationOutput<'refreshTokens'>>;
  logoutUser(input: CheckedInput<'logoutUser'>): Promise<undefined>;
  getSigningKeys(): Promise<OperationOutput<'getSigningKeys'>>;
}

export function createAuthenticationService(
  database: Database,
  tokens: TokenIssuer,
  limits: { signInsPerMinute: number },
): AuthenticationService {
  const signIns: SharedLimit = { bucket: 'sign-ins', allowed: limits.signInsPerMinute, windowSeconds: 60 };
  // Verified where there is no such account, so that the time of an answer does not tell.
  const nobodysHash = hashPassword('nobody');

  return {
    async loginUser({ body }, origin) {
      const email = normaliseEmail(body.email);
      const credentials = await database.withoutOrganisation(async (tx) => {
        const addressWait = await takeLimit(tx, signIns, origin.address);
        if (addressWait !== undefined) return { wait: addressWait };
        if (email === null) return {};
        // Counted before the password is checked: of many simultaneous guesses only ten are looked at.
        const emailWait = await takeLimit(tx, failedSignIns, email);
        return emailWait === undefined ? { found: await findCredentials(tx, email) } : { wait: emailWait };
      });
      if (credentials.wait !== undefined) throw tooManyRequests(credentials.wait);
      const { found } = credentials;
      const matches = await verifyPassword(body.password, found?.password_hash ?? (await nobodysHash));
      if (!found || !matches || email === null) throw new ProblemError('INVALID_CREDENTIALS');
      const session = await database.withoutOrganisation(async (tx) => {
        await clearLimit(tx, failedSignIns, email);
        return found.email_verified ? openSession(tx, found.user_id, refreshTokenSeconds) : 'unverified';
      });
      if (session === 'unverified') throw new ProblemError('EMAIL_NOT_VERIFIED');
      if (!session) throw new ProblemError('INVALID_CREDENTIALS');
      return tokens.issue(session);
    },
    async refreshTokens({ body }) {
      const place = tokens.placeOf(body.refresh_token);
      if (!place) throw new ProblemError('INVALID_REFRESH_TOKEN');
      const session = await database.withoutOrganisation((tx) =>
        advanceSession(tx, place, { lifetime: refreshTokenSeconds, grace: graceSeconds }),
      );
      if (!session) throw new ProblemError('INVALID_REFRESH_TOKEN');
      return tokens.issue(session);
    },
    async logoutUser({ body }) {
      const place = tokens.placeOf(body.refresh_token);
      if (place) await database.withoutOrganisation((tx) => endSession(tx, place.sessionId));
      return undefined;
    },
    async getSigningKeys() {
      return { keys: [...tokens.publicJwks()] };
    },
  };
}
