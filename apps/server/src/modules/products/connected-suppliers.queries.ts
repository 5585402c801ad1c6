import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';

/** Until the transaction ends no supplier is removed, since that holds the organisation alone. */
export const keepSuppliers = (tx: Tx, customerId: string) =>
  tx.selectFrom('organisation').select('id').where('id', '=', customerId).forShare().execute();

/** Those of the organisations that the customer may ask: registered or invited, and not declined. */
const selectConnected = (tx: Tx, customerId: string, supplierIds: readonly string[]) =>
  tx
    .selectFrom('connection')
    .select('supplier_organisation_id')
    .where('customer_organisation_id', '=', customerId)
    .where('supplier_organisation_id', 'in', supplierIds)
    .where('status', '<>', 'DECLINED')
    .execute();

/** A supplier that is not connected with the caller does not exist for it. */
export async function checkConnected(tx: Tx, caller: Caller, supplierIds: ReadonlySet<string>): Promise<void> {
  if (supplierIds.size === 0) return;
  const connected = await selectConnected(tx, caller.organisationId, [...supplierIds]);
  if (connected.length < supplierIds.size) throw new ProblemError('NOT_FOUND');
}
