import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { brokenPasswordRules } from '@pcf/domain/accounts/password-rules';
import type { Database } from '../../database/database.ts';
import { checkedEmail } from '../../http/checked-email.ts';
import type { Origin } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { mailboxOf } from '../../limits/shared-limit.ts';
import { hashPassword, verifyPassword } from '../../tokens/password-hash.ts';
import { hashSecret } from '../../tokens/secrets.ts';
import { changeOwnPassword, findLinkAccount, invalidLink, readOwnCredentials, resetPassword } from './account-links.ts';
import type { AuthenticationService } from './authentication.ts';
import { addressLimit, emailLimits, passwordTries, withinLimits } from './registration-limits.ts';

const wrongPassword = () =>
  new ProblemError('VALIDATION_FAILED', {
    errors: [{ path: '/body/currentPassword', code: 'WRONG_PASSWORD', message: 'This is not the current password' }],
  });

export function createPasswordService(
  database: Database,
  authentication: AuthenticationService,
  limits: { signInsPerMinute: number },
) {
  const byAddress = addressLimit('passwords', limits.signInsPerMinute);

  async function setByLink(token: string, password: string, origin: Origin): Promise<void> {
    await withinLimits(database, [[byAddress, origin.network]]);
    const hash = hashSecret(token);
    const link = await database.withoutOrganisation((tx) => findLinkAccount(tx, hash, 'PASSWORD_RESET'));
    if (link.state !== 'VALID') throw invalidLink(link.state);
    checkNewPassword(password, link.email);
    const passwordHash = await hashPassword(password);
    await database.withoutOrganisation(async (tx) => {
      const account = await resetPassword(tx, hash, passwordHash);
      if (!account) throw invalidLink('USED');
      await authentication.welcomeBack(tx, account, origin);
      await enqueue(tx, 'mail', { template: 'passwordChanged', accountId: account.account_id });
    });
  }

  async function changeOwn(currentPassword: string, password: string, origin: Origin): Promise<void> {
    const sessionId = await origin.session();
    const own = await database.writeOwn(sessionId, readOwnCredentials);
    await withinLimits(database, [[passwordTries, own.account_id]]);
    const oldHash = own.password_hash;
    if (oldHash === null || !(await verifyPassword(currentPassword, oldHash))) throw wrongPassword();
    checkNewPassword(password, own.email);
    const newHash = await hashPassword(password);
    await database.writeOwn(sessionId, async (tx) => {
      if (!(await changeOwnPassword(tx, oldHash, newHash))) throw wrongPassword();
      await enqueue(tx, 'mail', { template: 'passwordChanged', accountId: own.account_id });
    });
  }

  return {
    async requestPasswordReset({ body }: CheckedInput<'requestPasswordReset'>, origin: Origin): Promise<undefined> {
      const email = checkedEmail(body.email, '/body/email');
      await withinLimits(database, [
        [byAddress, origin.network],
        [emailLimits.reset, mailboxOf(email)],
      ]);
      await database.withoutOrganisation((tx) => enqueue(tx, 'mail', { template: 'passwordReset', email }));
      return undefined;
    },

    async setPassword({ body }: CheckedInput<'setPassword'>, origin: Origin): Promise<undefined> {
      if ('token' in body) await setByLink(body.token, body.password, origin);
      else await changeOwn(body.currentPassword, body.password, origin);
      return undefined;
    },
  };
}

/** Throws where the password breaks a rule; the message names the rules for callers without our page. */
export function checkNewPassword(password: string, email: string): void {
  const broken = brokenPasswordRules(password, email);
  if (broken.length === 0) return;
  throw new ProblemError('VALIDATION_FAILED', {
    errors: [{ path: '/body/password', code: 'WEAK_PASSWORD', message: `Broken rules: ${broken.join(', ')}` }],
  });
}
