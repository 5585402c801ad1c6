import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

interface IdentityKey {
  readonly issuer: string;
  readonly subject: string;
}

interface FoundIdentity {
  account_id: string;
  /** Null while the registration is not finished. */
  user_id: string | null;
  /** False where only the address is that of the account. */
  linked: boolean;
}

export async function issueNonce(tx: Tx, hash: string, minutes: number): Promise<void> {
  await sql`select issue_nonce(${hash}, make_interval(mins => ${minutes}::integer))`.execute(tx);
}

export async function useNonce(tx: Tx, hash: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select use_nonce(${hash}) as used`.execute(tx);
  return rows[0]?.used === true;
}

export async function findIdentity(tx: Tx, key: IdentityKey, email: string): Promise<FoundIdentity | undefined> {
  const { rows } = await sql<FoundIdentity>`
    select account_id, user_id, linked from find_identity(${key.issuer}, ${key.subject}, ${email})`.execute(tx);
  return rows[0];
}

/** Answers with nothing where the address has an account. */
export async function createIdentityAccount(
  tx: Tx,
  key: IdentityKey,
  account: { email: string; language: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select create_identity_account(${account.email}, ${account.language}, ${key.issuer}, ${key.subject}) as id
  `.execute(tx);
  return rows[0]?.id ?? undefined;
}

/** False where the identity is tied to another account. */
export async function linkIdentity(tx: Tx, accountId: string, key: IdentityKey): Promise<boolean> {
  const { rows } = await sql<{ linked: boolean }>`
    select link_identity(${accountId}::uuid, ${key.issuer}, ${key.subject}) as linked`.execute(tx);
  return rows[0]?.linked === true;
}
