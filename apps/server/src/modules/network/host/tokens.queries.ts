import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';

interface NewToken {
  readonly connectionId: string;
  readonly secretHash: string;
  readonly tokenHash: string;
  readonly seconds: number;
}

/** Whether the secret is the partner's, so that there is a token now. */
export async function issueToken(tx: Tx, { connectionId, secretHash, tokenHash, seconds }: NewToken): Promise<boolean> {
  const { rows } = await sql<{ issued: boolean }>`
    select issue_network_token(${connectionId}::uuid, ${secretHash}, ${tokenHash}, ${seconds}::integer) as issued`.execute(
    tx,
  );
  return rows[0]?.issued ?? false;
}
