import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import type { Database, Tx } from '../../database/database.ts';
import type { Origin } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { clearLimit, type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { hashPassword, verifyPassword } from '../../tokens/password-hash.ts';
import type { SessionRow, TokenIssuer } from '../../tokens/token-issuer.ts';
import {
  advanceSession,
  type Credentials,
  endSession,
  findCredentials,
  openSession,
} from './authentication.queries.ts';

const refreshTokenSeconds = 30 * 24 * 60 * 60;
/** Two tabs may present the same refresh token; within this time both get the same successor. */
const graceSeconds = 10;

const failedSignIns: SharedLimit = { bucket: 'failed-sign-ins', allowed: 10, windowSeconds: 15 * 60 };

type Tokens = OperationOutput<'loginUser'>;

export interface AuthenticationService {
  loginUser(input: CheckedInput<'loginUser'>, origin: Origin): Promise<Tokens>;
  refreshTokens(input: CheckedInput<'refreshTokens'>): Promise<OperationOutput<'refreshTokens'>>;
  logoutUser(input: CheckedInput<'logoutUser'>): Promise<undefined>;
  getSigningKeys(): Promise<OperationOutput<'getSigningKeys'>>;
  /** The account of an e-mail whose password was given, within the limits for guessing; otherwise throws. */
  checkPassword(email: string, password: string, origin: Origin): Promise<Credentials>;
  /** A new session where the account is verified and belongs to a user; otherwise says what is missing. */
  signIn(account: Omit<Credentials, 'password_hash'>, origin: Origin): Promise<Tokens>;
  /** Opens a session in a transaction of something else; its tokens are issued once that is committed. */
  openSession(tx: Tx, userId: string, origin: Origin): Promise<SessionRow | undefined>;
  /** Whether somebody verified an account with this e-mail. */
  accountExists(tx: Tx, email: string): Promise<boolean>;
  /** A new password ends the lock that failed sign-ins put on an e-mail. */
  forgetFailures(tx: Tx, email: string): Promise<void>;
}

export function createAuthenticationService(
  database: Database,
  tokens: TokenIssuer,
  limits: { signInsPerMinute: number },
): AuthenticationService {
  const signIns: SharedLimit = { bucket: 'sign-ins', allowed: limits.signInsPerMinute, windowSeconds: 60 };
  // Verified where there is no such account, so that the time of an answer does not tell.
  const nobodysHash = hashPassword('nobody');

  const service: AuthenticationService = {
    async loginUser({ body }, origin) {
      return service.signIn(await service.checkPassword(body.email, body.password, origin), origin);
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
    async checkPassword(text, password, origin) {
      const email = normaliseEmail(text);
      const credentials = await database.withoutOrganisation(async (tx) => {
        const addressWait = await takeLimit(tx, signIns, origin.network);
        if (addressWait !== undefined) return { wait: addressWait };
        if (email === null) return {};
        // Counted before the password is checked: of many simultaneous guesses only ten are looked at.
        const emailWait = await takeLimit(tx, failedSignIns, email);
        return emailWait === undefined ? { found: await findCredentials(tx, email) } : { wait: emailWait };
      });
      if (credentials.wait !== undefined) throw tooManyRequests(credentials.wait);
      const { found } = credentials;
      const matches = await verifyPassword(password, found?.password_hash ?? (await nobodysHash));
      if (!found?.password_hash || !matches || email === null) throw new ProblemError('INVALID_CREDENTIALS');
      await database.withoutOrganisation((tx) => clearLimit(tx, failedSignIns, email));
      return found;
    },
    async signIn(account, origin) {
      if (!account.email_verified) throw new ProblemError('EMAIL_NOT_VERIFIED');
      const userId = account.user_id;
      if (userId === null) {
        const registrationToken = await tokens.issueTicket('registration', { accountId: account.account_id });
        throw new ProblemError('REGISTRATION_INCOMPLETE', { extra: { registrationToken } });
      }
      const session = await database.withoutOrganisation((tx) => service.openSession(tx, userId, origin));
      if (!session) throw new ProblemError('INVALID_CREDENTIALS');
      return tokens.issue(session);
    },
    openSession: (tx, userId, origin) => openSession(tx, userId, refreshTokenSeconds, origin.userAgent),
    accountExists: async (tx, email) => (await findCredentials(tx, email))?.email_verified ?? false,
    forgetFailures: (tx, email) => clearLimit(tx, failedSignIns, email),
  };
  return service;
}
