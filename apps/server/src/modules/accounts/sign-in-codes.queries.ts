import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** The id of a new code; none where there is no account, or none that anybody has verified. */
export async function issueSignInCode(
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
export async function trySignInCode(tx: Tx, accountId: string | null, network: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select try_sign_in_code(${accountId}::uuid, ${network}) as id`.execute(tx);
  return rows[0]?.id ?? null;
}

export async function useSignInCode(tx: Tx, codeId: string): Promise<void> {
  await sql`select use_sign_in_code(${codeId}::uuid)`.execute(tx);
}

export async function rememberNetwork(tx: Tx, accountId: string, network: string): Promise<void> {
  await sql`select remember_network(${accountId}::uuid, ${network})`.execute(tx);
}
