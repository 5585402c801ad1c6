import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Database } from '../../database/database.ts';
import { checkedEmail } from '../../http/checked-email.ts';
import type { Origin } from '../../http/operation-handler.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { mailboxOf } from '../../limits/mailbox-of.ts';
import { hashLinkToken } from '../../tokens/link-token.ts';
import { hashPassword, verifyPassword } from '../../tokens/password-hash.ts';
import { changeOwnPassword, findLinkAccount, readOwnCredentials, resetPassword } from './account-links.queries.ts';
import type { AuthenticationService } from './authentication.service.ts';
import { invalidLink } from './invalid-link.ts';
import { checkNewPassword, wrongPassword } from './new-password.ts';
import { addressLimit, emailLimits, passwordTries, withinLimits } from './registration-limits.ts';

export function createPasswordService(
  database: Database,
  authentication: AuthenticationService,
  limits: { signInsPerMinute: number },
) {
  const byAddress = addressLimit('passwords', limits.signInsPerMinute);

  async function setByLink(token: string, password: string, origin: Origin): Promise<void> {
    await withinLimits(database, [[byAddress, origin.network]]);
    const hash = hashLinkToken(token);
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
    const own = await database.write(sessionId, readOwnCredentials);
    await withinLimits(database, [[passwordTries, own.account_id]]);
    const oldHash = own.password_hash;
    if (oldHash === null || !(await verifyPassword(currentPassword, oldHash))) throw wrongPassword();
    checkNewPassword(password, own.email);
    const newHash = await hashPassword(password);
    await database.write(sessionId, async (tx) => {
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
