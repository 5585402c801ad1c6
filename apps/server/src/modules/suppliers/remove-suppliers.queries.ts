import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

type Removal =
  | { outcome: 'REMOVED' | 'FORBIDDEN' | 'NOT_FOUND' }
  | { outcome: 'SUPPLIER_HAS_OPEN_REQUESTS'; open_lines: number };

export async function removeConnections(tx: Tx, supplierIds: readonly string[]): Promise<Removal> {
  const { rows } = await sql<Removal>`select * from remove_suppliers(${supplierIds}::uuid[])`.execute(tx);
  if (!rows[0]) throw new Error('remove_suppliers answered without an outcome.');
  return rows[0];
}
