import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Database, Tx } from '../../database/database.ts';
import type { Origin } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { passwordMark } from '../../tokens/password-hash.ts';
import type { SessionRow, TokenIssuer } from '../../tokens/token-issuer.ts';
import {
  advanceSession,
  type Credentials,
  createPasswordCheck,
  endSession,
  findCredentials,
  openSession,
  type PasswordCheck,
} from './check-password.ts';

const refreshTokenSeconds = 30 * 24 * 60 * 60;
/** Two tabs may present the same refresh token; within this time both get the same successor. */
const graceSeconds = 10;

type Tokens = OperationOutput<'loginUser'>;

/** Without a password where the external provider vouched instead. */
type SigningIn = Omit<Credentials, 'password_hash' | 'known_network'> & Partial<Pick<Credentials, 'password_hash'>>;

export interface AuthenticationService extends Pick<PasswordCheck, 'checkPassword' | 'welcomeBack'> {
  loginUser(input: CheckedInput<'loginUser'>, origin: Origin): Promise<Tokens>;
  refreshTokens(input: CheckedInput<'refreshTokens'>): Promise<OperationOutput<'refreshTokens'>>;
  logoutUser(input: CheckedInput<'logoutUser'>): Promise<undefined>;
  getSigningKeys(): Promise<OperationOutput<'getSigningKeys'>>;
  /** A new session where the account is verified and belongs to a user; otherwise says what is missing. */
  signIn(account: SigningIn, origin: Origin): Promise<Tokens>;
  /**
   * Opens a session in a transaction of something else; its tokens are issued once that is committed. Where a password was
   * checked for it, only while it holds.
   */
  openSession(tx: Tx, userId: string, origin: Origin, passwordHash?: string | null): Promise<SessionRow | undefined>;
  /** Whether somebody verified an account with this e-mail. */
  accountExists(tx: Tx, email: string): Promise<boolean>;
}

export function createAuthenticationService(
  database: Database,
  tokens: TokenIssuer,
  limits: { signInsPerMinute: number },
): AuthenticationService {
  const { checkPassword, welcomeBack, markOf } = createPasswordCheck(database, tokens, limits);

  const service: AuthenticationService = {
    async loginUser({ body }, origin) {
      return service.signIn(await checkPassword(body.email, body.password, origin, { code: body.code }), origin);
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
    checkPassword,
    welcomeBack,
    async signIn(account, origin) {
      if (!account.email_verified) throw new ProblemError('EMAIL_NOT_VERIFIED');
      const userId = account.user_id;
      if (userId === null) {
        const registrationToken = await tokens.issueTicket('registration', {
          accountId: account.account_id,
          password: account.password_hash ? passwordMark(account.password_hash) : null,
        });
        throw new ProblemError('REGISTRATION_INCOMPLETE', { extra: { registrationToken } });
      }
      const session = await database.withoutOrganisation((tx) =>
        service.openSession(tx, userId, origin, account.password_hash),
      );
      if (!session) throw new ProblemError('INVALID_CREDENTIALS');
      return tokens.issue(session);
    },
    openSession: (tx, userId, origin, passwordHash = null) =>
      openSession(tx, userId, refreshTokenSeconds, {
        userAgent: origin.userAgent,
        network: markOf(origin),
        passwordHash,
      }),
    accountExists: async (tx, email) => (await findCredentials(tx, email))?.email_verified ?? false,
  };
  return service;
}
