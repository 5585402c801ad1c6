import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { selectConnected } from './connected-suppliers.queries.ts';

/** Whoever is not connected with the caller does not exist for it. */
export async function checkConnected(tx: Tx, caller: Caller, supplierIds: ReadonlySet<string>): Promise<void> {
  if (supplierIds.size === 0) return;
  const connected = await selectConnected(tx, caller.organisationId, [...supplierIds]);
  if (connected.length < supplierIds.size) throw new ProblemError('NOT_FOUND');
}
