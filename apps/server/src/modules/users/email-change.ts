import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Language } from '@pcf/contract/vocabulary/language';
import { sql } from 'kysely';
import type { Database, Tx } from '../../database/database.ts';
import { checkedEmail } from '../../http/checked-email.ts';
import type { FieldProblem } from '../../http/field-problems.ts';
import type { StoredAnswer } from '../../http/idempotency.ts';
import type { Steps } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { mailboxOf, type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { verifyPassword } from '../../tokens/password-hash.ts';

/** Whether the password was right or not: each success sends a mail to an address of the caller's choice. */
const tries: SharedLimit = { bucket: 'email-changes', allowed: 10, windowSeconds: 15 * 60 };

/** Counted for the mailbox, not for the caller: it may be a stranger's, who cannot stop the mails. */
const mailsToNewAddress: SharedLimit = { bucket: 'email-change-mails', allowed: 5, windowSeconds: 60 * 60 };

export interface EmailChangeService {
  changeEmail(steps: Steps<'changeEmail'>, input: CheckedInput<'changeEmail'>): Promise<StoredAnswer>;
}

export function createEmailChangeService(database: Database): EmailChangeService {
  return {
    async changeEmail({ credential, earlierAnswer, conclude }, { body }) {
      const email = checkedEmail(body.email, '/body/email');
      const earlier = await earlierAnswer();
      if (earlier) return earlier;
      const { wait, own } = await database.writeOwn(credential, async (tx, caller) => ({
        // Counted before the password is checked, and kept whatever comes of it.
        wait: await takeLimit(tx, tries, caller.userId),
        own: await findOwnCredentials(tx),
      }));
      if (wait !== undefined) throw tooManyRequests(wait);
      const matches = own?.password_hash ? await verifyPassword(body.currentPassword, own.password_hash) : false;
      const errors: FieldProblem[] = [];
      if (email === own?.email) {
        errors.push({ path: '/body/email', code: 'INVALID_VALUE', message: 'This is the present address' });
      }
      if (!matches) {
        errors.push({ path: '/body/currentPassword', code: 'WRONG_PASSWORD', message: 'This is not the password' });
      }
      if (errors.length > 0) throw new ProblemError('VALIDATION_FAILED', { errors });
      const mailWait = await database.withoutOrganisation((tx) => takeLimit(tx, mailsToNewAddress, mailboxOf(email)));
      if (mailWait !== undefined) throw tooManyRequests(mailWait);
      return conclude((tx) => requestChange(tx, email));
    },
  };
}

/** Only the owner of an address learns that it has an account. The present address is notified at once. */
async function requestChange(tx: Tx, newEmail: string): Promise<undefined> {
  const requested = await requestEmailChange(tx, newEmail);
  if (!requested) throw new ProblemError('UNAUTHENTICATED');
  const { account_id: accountId, generation, taken_by: takenBy, email: to, language } = requested;
  await enqueue(
    tx,
    'mail',
    takenBy
      ? { template: 'alreadyRegistered', accountId: takenBy }
      : { template: 'emailChange', accountId, generation },
  );
  await enqueue(tx, 'mail', { template: 'emailChangeRequested', to, language, newEmail });
}

export async function cancelEmailChange(tx: Tx): Promise<undefined> {
  await forgetEmailChange(tx);
}

interface OwnCredentials {
  email: string;
  /** Null where only an identity of the external provider opens the account. */
  password_hash: string | null;
}

async function findOwnCredentials(tx: Tx): Promise<OwnCredentials | undefined> {
  const { rows } = await sql<OwnCredentials>`select email, password_hash from read_own_account()`.execute(tx);
  return rows[0];
}

interface RequestedChange {
  account_id: string;
  generation: number;
  /** The account that has the new address already. */
  taken_by: string | null;
  /** The present address and the language of its user. */
  email: string;
  language: Language;
}

/** Nothing where the account has been erased meanwhile. */
async function requestEmailChange(tx: Tx, email: string): Promise<RequestedChange | undefined> {
  const { rows } = await sql<RequestedChange | { account_id: null }>`
    select account_id, generation, taken_by, email, language from request_email_change(${email})`.execute(tx);
  return rows[0]?.account_id ? rows[0] : undefined;
}

async function forgetEmailChange(tx: Tx): Promise<void> {
  await sql`select cancel_email_change()`.execute(tx);
}
