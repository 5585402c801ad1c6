import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Database } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/sql-error.ts';
import { checkedEmail } from '../../http/checked-email.ts';
import type { Origin } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { mailboxOf } from '../../limits/shared-limit.ts';
import { passwordMark, verifyPassword } from '../../tokens/password-hash.ts';
import { hashSecret } from '../../tokens/secrets.ts';
import type { TokenIssuer } from '../../tokens/token-issuer.ts';
import { applyEmailChange, findLinkAccount, invalidLink, type LinkAccount, verifyEmail } from './account-links.ts';
import type { AuthenticationService } from './authentication.ts';
import { addressLimit, emailLimits, passwordTries, withinLimits } from './registration-limits.ts';

type Verified = OperationOutput<'verifyEmail'>;

export function createEmailVerificationService(
  database: Database,
  tokens: TokenIssuer,
  authentication: AuthenticationService,
  limits: { signInsPerMinute: number },
) {
  const byAddress = addressLimit('verifications', limits.signInsPerMinute);

  async function verifyNewAccount(email: string, hash: string, password: string, origin: Origin): Promise<Verified> {
    const credentials = await authentication.checkPassword(email, password, origin, 'SHOWN');
    const passwordHash = credentials.password_hash ?? '';
    const verified = await database.withoutOrganisation((tx) => verifyEmail(tx, hash, passwordHash));
    if (!verified) throw invalidLink('USED');
    if (verified.user_id !== null) {
      return {
        email,
        tokens: await authentication.signIn({ ...credentials, email_verified: true }, origin),
        registrationToken: null,
      };
    }
    const registrationToken = await tokens.issueTicket('registration', {
      accountId: verified.account_id,
      password: passwordMark(passwordHash),
    });
    return { email, tokens: null, registrationToken };
  }

  /** The link shows whose mailbox it is, the password that they want it: anybody can name a stranger's as their new one. */
  async function verifyChangedAddress(account: LinkAccount, hash: string, password: string): Promise<Verified> {
    await withinLimits(database, [[passwordTries, account.account_id]]);
    if (account.password_hash === null || !(await verifyPassword(password, account.password_hash))) {
      throw new ProblemError('INVALID_CREDENTIALS');
    }
    try {
      const changed = await database.withoutOrganisation(async (tx) => {
        const change = await applyEmailChange(tx, hash);
        if (!change) return undefined;
        const { old_email: to, new_email: newEmail, language } = change;
        await enqueue(tx, 'mail', { template: 'emailChanged', to, language, newEmail });
        return change;
      });
      if (!changed) throw invalidLink('USED');
      return { email: changed.new_email, tokens: null, registrationToken: null };
    } catch (error) {
      // Somebody has registered with the address since.
      if (isUniqueViolation(error)) throw invalidLink('EXPIRED');
      throw error;
    }
  }

  return {
    async verifyEmail({ body }: CheckedInput<'verifyEmail'>, origin: Origin): Promise<Verified> {
      await withinLimits(database, [[byAddress, origin.network]]);
      const hash = hashSecret(body.token);
      const { registering, changing } = await database.withoutOrganisation(async (tx) => ({
        registering: await findLinkAccount(tx, hash, 'EMAIL_VERIFICATION'),
        changing: await findLinkAccount(tx, hash, 'EMAIL_CHANGE'),
      }));
      const link = changing.state === 'UNKNOWN' ? registering : changing;
      if (link.state !== 'VALID') throw invalidLink(link.state);
      if (body.password === undefined) {
        throw new ProblemError('VALIDATION_FAILED', {
          errors: [{ path: '/body/password', code: 'REQUIRED', message: 'An address is verified with the password' }],
        });
      }
      if (link === changing) return verifyChangedAddress(changing, hash, body.password);
      return verifyNewAccount(registering.email, hash, body.password, origin);
    },

    async sendVerificationAgain({ body }: CheckedInput<'sendVerificationAgain'>, origin: Origin): Promise<undefined> {
      const email = checkedEmail(body.email, '/body/email');
      await withinLimits(database, [
        [byAddress, origin.network],
        [emailLimits.verification, mailboxOf(email)],
      ]);
      await database.withoutOrganisation((tx) => enqueue(tx, 'mail', { template: 'emailVerificationAgain', email }));
      return undefined;
    },
  };
}
