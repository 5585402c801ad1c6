import type { Language } from '@pcf/contract/vocabulary/language';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

interface OwnCredentials {
  email: string;
  /** Null where only an identity of the external provider opens the account. */
  password_hash: string | null;
}

export async function findOwnCredentials(tx: Tx): Promise<OwnCredentials | undefined> {
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
export async function requestEmailChange(tx: Tx, email: string): Promise<RequestedChange | undefined> {
  const { rows } = await sql<RequestedChange | { account_id: null }>`
    select account_id, generation, taken_by, email, language from request_email_change(${email})`.execute(tx);
  return rows[0]?.account_id ? rows[0] : undefined;
}

export async function forgetEmailChange(tx: Tx): Promise<void> {
  await sql`select cancel_email_change()`.execute(tx);
}
