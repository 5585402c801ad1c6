import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

interface Refusal {
  refused: boolean;
}

/** No row where no mail carried this link. */
export async function readMailRefusal(tx: Tx, tokenHash: string): Promise<Refusal | undefined> {
  const { rows } = await sql<Refusal>`select refused from read_mail_refusal(${tokenHash})`.execute(tx);
  return rows[0];
}

export async function setMailRefusal(tx: Tx, tokenHash: string, refused: boolean): Promise<Refusal | undefined> {
  const { rows } = await sql<Refusal>`select refused from set_mail_refusal(${tokenHash}, ${refused})`.execute(tx);
  return rows[0];
}
