import type { LineEvent } from '@pcf/contract/vocabulary/line-event';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import { sql, type Updateable } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { ProductLine } from '../../database/schema.generated.ts';

/** A line held until the transaction ends. */
export type LockedLine = Awaited<ReturnType<typeof lockOwnLines>>[number];

const columns = [
  'id',
  'customer_organisation_id',
  'product_id',
  'supplier_organisation_id',
  'status',
  'version',
  'in_force_version',
  'archived',
  'product_name',
  'internal_reference',
  'request_id',
  'request_reference',
  'due_date',
  'sent_at',
  'mailed_at',
] as const;

/** Those of the customer's lines that exist, held in one order so that two calls over the same lines wait for each other. */
export const lockOwnLines = (
  tx: Tx,
  customerId: string,
  where: { lineIds: readonly string[] } | { productIds: readonly string[] },
) =>
  tx
    .selectFrom('product_line')
    .select(columns)
    .where('customer_organisation_id', '=', customerId)
    .where('lineIds' in where ? 'id' : 'product_id', 'in', 'lineIds' in where ? where.lineIds : where.productIds)
    .orderBy('id')
    .forUpdate()
    .execute();

export type LineValues = Omit<
  Updateable<ProductLine>,
  'id' | 'status' | 'version' | 'updated_at' | 'customer_organisation_id'
>;

/** A conditional update: only lines that still are in the status they were judged by. */
export const updateLines = (
  tx: Tx,
  customerId: string,
  {
    lineIds,
    from,
    to,
    set,
  }: { lineIds: readonly string[]; from: ProductRequestStatus; to: ProductRequestStatus; set: LineValues },
) =>
  tx
    .updateTable('product_line')
    .set(({ eb }) => ({ ...set, status: to, version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('customer_organisation_id', '=', customerId)
    .where('id', 'in', lineIds)
    .where('status', '=', from)
    .returning('id')
    .execute();

export interface NewHistory {
  readonly customer_organisation_id: string;
  readonly line_id: string;
  readonly supplier_organisation_id: string | null;
  readonly actor_organisation_id: string;
  readonly actor_id: string;
  readonly event: LineEvent;
  readonly from_status: ProductRequestStatus | null;
  readonly to_status: ProductRequestStatus;
  readonly request_reference: string | null;
  readonly comment: string | null;
}

export const insertHistory = (tx: Tx, rows: readonly NewHistory[]) =>
  tx.insertInto('line_history').values(rows).execute();
