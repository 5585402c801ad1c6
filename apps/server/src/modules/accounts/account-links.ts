import type { Language } from '@pcf/contract/vocabulary/language';
import type { LinkPurpose, LinkRefusal } from '@pcf/contract/vocabulary/users';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { LinkState } from './registration.queries.ts';

export const invalidLink = (reason: LinkRefusal) => new ProblemError('INVALID_LINK', { extra: { reason } });

export interface LinkAccount {
  state: LinkState;
  account_id: string;
  email: string;
  /** Of a link that holds; null where only an identity of the external provider opens the account. */
  password_hash: string | null;
}

export async function findLinkAccount(
  tx: Tx,
  hash: string,
  purpose: Extract<LinkPurpose, 'EMAIL_VERIFICATION' | 'EMAIL_CHANGE' | 'PASSWORD_RESET'>,
): Promise<LinkAccount> {
  const { rows } = await sql<LinkAccount>`
    select state, account_id, email, password_hash from find_link_account(${hash}, ${purpose})`.execute(tx);
  if (!rows[0]) throw new Error('find_link_account answered without a row.');
  return rows[0];
}

/** Undefined where the link was used, or the password changed, in the meantime. */
export async function verifyEmail(
  tx: Tx,
  hash: string,
  passwordHash: string,
): Promise<{ account_id: string; user_id: string | null } | undefined> {
  const { rows } = await sql<{ account_id: string; user_id: string | null }>`
    select * from verify_email(${hash}, ${passwordHash})`.execute(tx);
  return rows[0];
}

export async function applyEmailChange(
  tx: Tx,
  hash: string,
): Promise<{ old_email: string; new_email: string; language: Language } | undefined> {
  const { rows } = await sql<{ old_email: string; new_email: string; language: Language }>`
    select * from apply_email_change(${hash})`.execute(tx);
  return rows[0];
}

export async function resetPassword(
  tx: Tx,
  hash: string,
  passwordHash: string,
): Promise<{ account_id: string; email: string } | undefined> {
  const { rows } = await sql<{ account_id: string; email: string }>`
    select * from reset_password(${hash}, ${passwordHash})`.execute(tx);
  return rows[0];
}

export async function readOwnCredentials(
  tx: Tx,
): Promise<{ account_id: string; email: string; password_hash: string | null }> {
  const { rows } = await sql<{ account_id: string; email: string; password_hash: string | null }>`
    select account_id, email, password_hash from read_own_account()`.execute(tx);
  if (!rows[0]) throw new Error('read_own_account answered without a row.');
  return rows[0];
}

export async function changeOwnPassword(tx: Tx, oldHash: string, newHash: string): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select change_own_password(${oldHash}, ${newHash}) as changed`.execute(tx);
  return rows[0]?.changed ?? false;
}
