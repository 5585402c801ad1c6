import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { checkedEmail } from '../../http/checked-email.ts';
import type { Origin } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { mailboxOf } from '../../limits/shared-limit.ts';
import { hashPassword, passwordMark } from '../../tokens/password-hash.ts';
import { hashSecret } from '../../tokens/secrets.ts';
import type { TokenIssuer } from '../../tokens/token-issuer.ts';
import { invalidLink } from './account-links.ts';
import type { AuthenticationService } from './authentication.ts';
import { findInvitationLink } from './invitation-links.ts';
import { checkNewPassword } from './password.ts';
import { beginRegistration } from './registration.queries.ts';
import { addressLimit, emailLimits, withinLimits } from './registration-limits.ts';
import { mayRegisterUninvited, registrationClosed } from './registration-rule.ts';

export function createAccountsService(
  database: Database,
  tokens: TokenIssuer,
  authentication: AuthenticationService,
  { limits, registration }: Pick<Config, 'limits' | 'registration'>,
) {
  const existsByAddress = addressLimit('account-exists', limits.signInsPerMinute);
  const byAddress = addressLimit('registrations', limits.signInsPerMinute);

  /** The invitation that somebody registers with; a colleague's holds for the invited address alone. */
  async function invitationOf(token: string | undefined, email: string) {
    if (token === undefined) {
      if (!mayRegisterUninvited(registration, email)) throw registrationClosed();
      return { tokenHash: null, tokenPurpose: null, proven: false };
    }
    const tokenHash = hashSecret(token);
    const link = await database.withoutOrganisation((tx) => findInvitationLink(tx, tokenHash));
    if (link.state !== 'VALID') throw invalidLink(link.state);
    if (link.purpose === 'USER_INVITATION' && link.email !== email) {
      throw new ProblemError('VALIDATION_FAILED', {
        errors: [{ path: '/body/email', code: 'INVALID_VALUE', message: 'The invitation is for another address' }],
      });
    }
    return { tokenHash, tokenPurpose: link.purpose, proven: link.email === email };
  }

  return {
    async accountExists(
      { body }: CheckedInput<'accountExists'>,
      origin: Origin,
    ): Promise<OperationOutput<'accountExists'>> {
      const email = checkedEmail(body.email, '/body/email');
      await withinLimits(database, [
        [existsByAddress, origin.network],
        [emailLimits.exists, email],
      ]);
      return { exists: await database.withoutOrganisation((tx) => authentication.accountExists(tx, email)) };
    },

    async createAccount(
      { body }: CheckedInput<'createAccount'>,
      origin: Origin,
    ): Promise<OperationOutput<'createAccount'>> {
      const email = checkedEmail(body.email, '/body/email');
      checkNewPassword(body.password, email);
      await withinLimits(database, [
        [byAddress, origin.network],
        [emailLimits.registration, mailboxOf(email)],
      ]);
      const { proven, ...invitation } = await invitationOf(body.invitationToken, email);
      // Hashed whether or not the address has an account, so that the time of an answer does not tell.
      const passwordHash = await hashPassword(body.password);
      const { account_id: accountId, outcome } = await database.withoutOrganisation(async (tx) => {
        const begun = await beginRegistration(tx, { email, passwordHash, language: body.language, ...invitation });
        const { account_id: id, generation } = begun;
        if (begun.outcome === 'UNVERIFIED') {
          await enqueue(tx, 'mail', { template: 'emailVerification', accountId: id, generation });
        }
        if (begun.outcome === 'REGISTERED' && !proven) {
          await enqueue(tx, 'mail', { template: 'alreadyRegistered', accountId: id });
        }
        return begun;
      });
      // The holder of the invitation to the very address may know that it has an account.
      if (outcome === 'REGISTERED' && proven) throw new ProblemError('ALREADY_REGISTERED');
      if (outcome !== 'VERIFIED') return { emailVerified: false, registrationToken: null };
      const password = passwordMark(passwordHash);
      const registrationToken = await tokens.issueTicket('registration', { accountId, password });
      return { emailVerified: true, registrationToken };
    },
  };
}
