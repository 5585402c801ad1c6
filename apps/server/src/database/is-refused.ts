import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Whether nobody acts for an organisation, or a user, since it is of the demo and that is off. */
export async function isRefused(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ refused: boolean }>`select is_refused(${id}::uuid) as refused`.execute(tx);
  return rows[0]?.refused ?? false;
}
