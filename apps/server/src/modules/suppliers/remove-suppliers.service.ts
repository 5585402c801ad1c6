import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';

/** All of them or none; whoever still has to answer something, or whose answer waits, is kept. */
export async function removeSuppliers(tx: Tx, { body }: CheckedInput<'removeSuppliers'>): Promise<undefined> {
  const removal = await removeConnections(tx, body);
  if (removal.outcome === 'REMOVED') return undefined;
  throw new ProblemError(
    removal.outcome,
    'open_lines' in removal && removal.open_lines > 0 ? { extra: { count: removal.open_lines } } : {},
  );
}

type Removal =
  | { outcome: 'REMOVED' | 'FORBIDDEN' | 'NOT_FOUND' }
  | { outcome: 'SUPPLIER_HAS_OPEN_REQUESTS'; open_lines: number };

async function removeConnections(tx: Tx, supplierIds: readonly string[]): Promise<Removal> {
  const { rows } = await sql<Removal>`select * from remove_suppliers(${supplierIds}::uuid[])`.execute(tx);
  if (!rows[0]) throw new Error('remove_suppliers answered without an outcome.');
  return rows[0];
}
