import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { ProductValues, PurchaseValues } from './products.queries.ts';

const now = sql<Date>`now()`;

interface OwnProduct {
  readonly organisationId: string;
  readonly productId: string;
}

/** Only the version that was read, and only outside the archive. */
export const updateProductValues = (
  tx: Tx,
  { organisationId, productId }: OwnProduct,
  version: number,
  values: ProductValues,
) =>
  tx
    .updateTable('product')
    .set({ ...values, version: version + 1, updated_at: now })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', productId)
    .where('version', '=', version)
    .where('archived_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Only out of the archive. */
export const restoreArchived = (tx: Tx, { organisationId, productId }: OwnProduct) =>
  tx
    .updateTable('product')
    .set(({ eb }) => ({ archived_at: null, version: eb('version', '+', 1), updated_at: now }))
    .where('organisation_id', '=', organisationId)
    .where('id', '=', productId)
    .where('archived_at', 'is not', null)
    .returning(['id', 'name'])
    .executeTakeFirst();

/** What all lines of a product repeat of it, for the lists. */
export const updateLinesOfProduct = (
  tx: Tx,
  { organisationId, productId }: OwnProduct,
  values: { product_name: string; internal_reference: string } | { archived: false },
) =>
  tx
    .updateTable('product_line')
    .set({ ...values, updated_at: now })
    .where('customer_organisation_id', '=', organisationId)
    .where('product_id', '=', productId)
    .execute();

export const updateLine = (
  tx: Tx,
  customerId: string,
  lineId: string,
  values: { supplier_organisation_id?: string | null; supplier_product_reference?: string | null },
) =>
  tx
    .updateTable('product_line')
    .set(({ eb }) => ({ ...values, version: eb('version', '+', 1), updated_at: now }))
    .where('customer_organisation_id', '=', customerId)
    .where('id', '=', lineId)
    .execute();

export const upsertPurchase = (tx: Tx, customerId: string, lineId: string, values: PurchaseValues) =>
  tx
    .insertInto('purchase')
    .values({ ...values, customer_organisation_id: customerId, line_id: lineId })
    .onConflict((conflict) => conflict.columns(['customer_organisation_id', 'line_id']).doUpdateSet(values))
    .execute();

export const updatePurchase = (tx: Tx, customerId: string, lineId: string, values: PurchaseValues) =>
  tx
    .updateTable('purchase')
    .set(values)
    .where('customer_organisation_id', '=', customerId)
    .where('line_id', '=', lineId)
    .execute();
