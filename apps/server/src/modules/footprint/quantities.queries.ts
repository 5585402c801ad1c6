import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Whether there was one. */
export async function removePurchaseYear(tx: Tx, lineId: string, year: number): Promise<boolean> {
  const { rows } = await sql<{ removed: boolean }>`
    select remove_purchase_year(${lineId}::uuid, ${year}::integer) as removed`.execute(tx);
  return rows[0]?.removed === true;
}
