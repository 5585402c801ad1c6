import type { Tx } from '../../database/database.ts';

/** Until the transaction ends no supplier is removed, since that holds the organisation alone. */
export const keepSuppliers = (tx: Tx, customerId: string) =>
  tx.selectFrom('organisation').select('id').where('id', '=', customerId).forShare().execute();

/** Those of the organisations that the customer may ask: registered or invited, and not declined. */
export const selectConnected = (tx: Tx, customerId: string, supplierIds: readonly string[]) =>
  tx
    .selectFrom('connection')
    .select('supplier_organisation_id')
    .where('customer_organisation_id', '=', customerId)
    .where('supplier_organisation_id', 'in', supplierIds)
    .where('status', '<>', 'DECLINED')
    .execute();
