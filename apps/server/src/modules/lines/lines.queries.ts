import type { LineEvent, ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { byNoIndex } from '../../database/list-query.ts';
import type { ProductLine } from '../../database/schema.generated.ts';

const columns = [
  'id',
  'customer_organisation_id',
  'product_id',
  'supplier_organisation_id',
  'status',
  'version',
  'submission_version',
  'submitted_at',
  'emission_value_granularity',
  'in_force_version',
  'archived',
  'product_name',
  'internal_reference',
  'request_id',
  'request_reference',
  'due_date',
  'expected_date',
  'sent_at',
  'requested_at',
  'mailed_at',
] as const;

/** They are looked up by what names them, not among all lines of the customer. */
const ofCustomer = (customerId: string) => byNoIndex(sql<boolean>`customer_organisation_id = ${customerId}`);

export type LinesWanted =
  | { readonly lineIds: readonly string[] | RawBuilder<readonly string[]> }
  | { readonly productIds: readonly string[] };

export const selectLinesForUpdate = (tx: Tx, customerId: string, where: LinesWanted) =>
  tx
    .selectFrom('product_line')
    .select(columns)
    .where(ofCustomer(customerId))
    .where(
      'lineIds' in where ? 'id' : 'product_id',
      '=',
      sql<string>`any(${'lineIds' in where ? where.lineIds : where.productIds}::uuid[])`,
    )
    .orderBy('id')
    .forUpdate()
    .execute();

export type LineValues = Omit<
  Updateable<ProductLine>,
  'id' | 'status' | 'version' | 'updated_at' | 'customer_organisation_id'
>;

export interface LineMove {
  readonly lineIds: readonly string[];
  readonly from: ProductRequestStatus;
  readonly to: ProductRequestStatus;
  readonly set: LineValues;
}

/** A conditional update: only lines that still are in the status they were validated by. */
export const updateLines = (tx: Tx, customerId: string, { lineIds, from, to, set }: LineMove) =>
  tx
    .updateTable('product_line')
    .set(({ eb }) => ({ ...set, status: to, version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where(ofCustomer(customerId))
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
  /** When data are expected, or the new due date. */
  readonly stated_date: string | null;
}

export async function insertHistory(tx: Tx, rows: readonly NewHistory[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('line_history').values(rows).execute();
}
