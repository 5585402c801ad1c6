import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import { sql } from 'kysely';
import type { Database, Tx } from '../../database/database.ts';
import type { Origin } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { neighbourhoodOf } from '../../limits/network-of.ts';
import { clearLimit, giveBackLimit, type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { hashPassword, verifyPassword } from '../../tokens/password-hash.ts';
import { signInCodeMinutes } from '../../tokens/sign-in-code.ts';
import type { SessionRow, TokenIssuer } from '../../tokens/token-issuer.ts';
import { isRefused } from './registration.queries.ts';

const hour = 60 * 60;

/** Locks an e-mail for those who guess, and for nobody elsewhere. */
const failuresOfPair: SharedLimit = { bucket: 'failed-sign-ins', allowed: 10, windowSeconds: 15 * 60 };
/** Beyond these, a network from which nobody ever signed in to the account needs a code. */
const failuresOfEmail: SharedLimit = { bucket: 'failed-sign-ins-of-email', allowed: 100, windowSeconds: hour };
const codesOfPair: SharedLimit = { bucket: 'sign-in-codes', allowed: 5, windowSeconds: hour };
const codesOfAccount: SharedLimit = { bucket: 'sign-in-codes-of-account', allowed: 20, windowSeconds: hour };

/** A link of a mail or the external provider has shown whose address it is; anybody else may have to give a code. */
type AddressProof = 'SHOWN' | { readonly code: string | undefined };

export interface PasswordCheck {
  /** The account of an e-mail whose password was given, within the limits for guessing; otherwise throws. */
  checkPassword(email: string, password: string, origin: Origin, proof: AddressProof): Promise<Credentials>;
  /** A user who has set a new password with the link of a mail is no longer locked out where they are, and needs no code. */
  welcomeBack(tx: Tx, account: { account_id: string; email: string }, origin: Origin): Promise<void>;
  /** Where somebody signs in from, as the database keeps it. */
  markOf(origin: Origin): string;
}

export function createPasswordCheck(
  database: Database,
  tokens: TokenIssuer,
  limits: { signInsPerMinute: number },
): PasswordCheck {
  const signIns: SharedLimit = { bucket: 'sign-ins', allowed: limits.signInsPerMinute, windowSeconds: 60 };
  // Verified where there is no such account, so that the time of an answer does not tell.
  const nobodysHash = hashPassword('nobody');
  const markOf = (origin: Origin) => tokens.networkMarkOf(neighbourhoodOf(origin.network));
  const pairOf = (email: string, origin: Origin) => `${email} ${neighbourhoodOf(origin.network)}`;

  /** Counts an attempt before its password is checked: of many simultaneous guesses only ten are looked at. */
  function admit(email: string | null, origin: Origin) {
    return database.withoutOrganisation(async (tx) => {
      const networkWait = await takeLimit(tx, signIns, origin.network);
      if (networkWait !== undefined) return { wait: networkWait };
      if (email === null) return {};
      const pairWait = await takeLimit(tx, failuresOfPair, pairOf(email, origin));
      if (pairWait !== undefined) return { wait: pairWait };
      const beset = (await takeLimit(tx, failuresOfEmail, email)) !== undefined;
      const found = await findCredentials(tx, email, markOf(origin));
      return { found, needsCode: beset && !found?.known_network };
    });
  }

  /** Sends the code where the password was right, and does the same work where it was not: only the mail tells. */
  async function askForCode(right: Credentials | undefined, email: string, origin: Origin): Promise<never> {
    await database.withoutOrganisation(async (tx) => {
      const subject = right?.account_id ?? email;
      const waits = [
        await takeLimit(tx, codesOfPair, pairOf(subject, origin)),
        await takeLimit(tx, codesOfAccount, subject),
      ];
      const accountId = waits.every((wait) => wait === undefined) ? (right?.account_id ?? null) : null;
      const codeId = await issueSignInCode(tx, accountId, markOf(origin), signInCodeMinutes);
      // Of a code that is none nobody gets a mail.
      await enqueue(tx, 'mail', { template: 'signInCode', codeId: codeId ?? randomUUID() });
    });
    throw new ProblemError('SIGN_IN_CODE_REQUIRED');
  }

  async function checkCode(right: Credentials | undefined, code: string, origin: Origin): Promise<void> {
    const holds = await database.withoutOrganisation(async (tx) => {
      const codeId = await trySignInCode(tx, right?.account_id ?? null, markOf(origin));
      if (codeId === null || !tokens.isSignInCode(code, codeId)) return false;
      await useSignInCode(tx, codeId);
      return true;
    });
    if (holds) return;
    throw new ProblemError('SIGN_IN_CODE_REQUIRED', {
      errors: [
        { path: '/body/code', code: 'INVALID_VALUE', message: 'The code, the email address or the password is wrong' },
      ],
    });
  }

  return {
    async checkPassword(text, password, origin, proof) {
      const email = normaliseEmail(text);
      const { wait, found, needsCode } = await admit(email, origin);
      if (wait !== undefined) throw tooManyRequests(wait);
      const matches = await verifyPassword(password, found?.password_hash ?? (await nobodysHash)).catch(
        async (error: unknown) => {
          // Nobody has looked at the password, so that it was no failure.
          if (email !== null) await database.withoutOrganisation((tx) => takeBack(tx, email, pairOf(email, origin)));
          throw error;
        },
      );
      const right = found?.password_hash && matches ? found : undefined;
      if (needsCode && proof !== 'SHOWN' && email !== null) {
        if (proof.code === undefined) return askForCode(right, email, origin);
        await checkCode(right, proof.code, origin);
      }
      if (!right || email === null) throw new ProblemError('INVALID_CREDENTIALS');
      await database.withoutOrganisation(async (tx) => {
        await clearLimit(tx, failuresOfPair, pairOf(email, origin));
        // The failures of others go on counting: the owner who signs in gives nobody a hundred guesses more.
        await giveBackLimit(tx, failuresOfEmail, email);
      });
      return right;
    },
    async welcomeBack(tx, account, origin) {
      await clearLimit(tx, failuresOfPair, pairOf(account.email, origin));
      await rememberNetwork(tx, account.account_id, markOf(origin));
    },
    markOf,
  };
}

async function takeBack(tx: Tx, email: string, pair: string): Promise<void> {
  await giveBackLimit(tx, failuresOfPair, pair);
  await giveBackLimit(tx, failuresOfEmail, email);
}

/** The id of a new code; none where there is no account, or none that anybody has verified. */
async function issueSignInCode(
  tx: Tx,
  accountId: string | null,
  network: string,
  minutes: number,
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select issue_sign_in_code(${accountId}::uuid, ${network}, make_interval(mins => ${minutes}::integer)) as id`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
}

/** The id of the code that counts, one try of which is taken; none where it has lapsed or was tried too often. */
async function trySignInCode(tx: Tx, accountId: string | null, network: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select try_sign_in_code(${accountId}::uuid, ${network}) as id`.execute(tx);
  return rows[0]?.id ?? null;
}

async function useSignInCode(tx: Tx, codeId: string): Promise<void> {
  await sql`select use_sign_in_code(${codeId}::uuid)`.execute(tx);
}

async function rememberNetwork(tx: Tx, accountId: string, network: string): Promise<void> {
  await sql`select remember_network(${accountId}::uuid, ${network})`.execute(tx);
}

export interface Credentials {
  account_id: string;
  /** Null while the registration is not finished. */
  user_id: string | null;
  /** Null where only an identity of the external provider opens the account, and where the demo it belongs to is off. */
  password_hash: string | null;
  email_verified: boolean;
  /** Whether somebody has signed in to the account from there. */
  known_network: boolean;
}

export async function findCredentials(
  tx: Tx,
  email: string,
  network: string | null = null,
): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`
    select account_id, user_id, case when not is_refused(user_id) then password_hash end as password_hash, email_verified,
           known_network
      from find_credentials(${email}, ${network})`.execute(tx);
  return rows[0];
}

/** None for somebody of a demo that is off, and none where the password that was checked is no longer the account's. */
export async function openSession(
  tx: Tx,
  userId: string,
  lifetimeSeconds: number,
  from: { userAgent: string | null; network: string; passwordHash: string | null },
): Promise<SessionRow | undefined> {
  if (await isRefused(tx, userId)) return undefined;
  const { rows } = await sql<SessionRow>`
    select * from open_session(${userId}::uuid, make_interval(secs => ${lifetimeSeconds}), ${from.userAgent}, ${from.network}, ${from.passwordHash})
  `.execute(tx);
  return rows[0];
}

export async function advanceSession(
  tx: Tx,
  place: { sessionId: string; counter: number },
  seconds: { lifetime: number; grace: number },
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select * from advance_session(${place.sessionId}::uuid, ${place.counter}::integer,
      make_interval(secs => ${seconds.lifetime}), make_interval(secs => ${seconds.grace}))
  `.execute(tx);
  return rows[0];
}

export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await sql`select end_session(${sessionId}::uuid)`.execute(tx);
}
