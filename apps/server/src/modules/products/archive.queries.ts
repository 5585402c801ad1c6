import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

const now = sql<Date>`now()`;

/** Held against everything, a new line among it, in one order. */
export const lockProducts = (tx: Tx, organisationId: string, productIds: readonly string[]) =>
  tx
    .selectFrom('product')
    .select(['id', 'name', 'internal_reference', 'archived_at'])
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', productIds)
    .orderBy('id')
    .forUpdate()
    .execute();

/** The lines first and by themselves, since what goes with each product is counted for every statement. */
export async function removeProducts(tx: Tx, organisationId: string, productIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('product_line')
    .where('customer_organisation_id', '=', organisationId)
    .where('product_id', 'in', productIds)
    .execute();
  await tx.deleteFrom('product').where('organisation_id', '=', organisationId).where('id', 'in', productIds).execute();
}

export async function archiveProducts(tx: Tx, organisationId: string, productIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('product')
    .set(({ eb }) => ({ archived_at: now, version: eb('version', '+', 1), updated_at: now }))
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', productIds)
    .execute();
  await tx
    .updateTable('product_line')
    .set({ archived: true, next_reminder_at: null, updated_at: now })
    .where('customer_organisation_id', '=', organisationId)
    .where('product_id', 'in', productIds)
    .execute();
}

/** On every line of the products. The supplier reads of it only where it was asked. */
export const tellLinesOf = (
  tx: Tx,
  caller: { readonly organisationId: string; readonly userId: string },
  productIds: readonly string[],
  event: 'ARCHIVED' | 'RESTORED',
) =>
  tx
    .insertInto('line_history')
    .columns([
      'customer_organisation_id',
      'line_id',
      'supplier_organisation_id',
      'actor_organisation_id',
      'actor_id',
      'event',
      'from_status',
      'to_status',
      'request_reference',
    ])
    .expression((eb) =>
      eb
        .selectFrom('product_line')
        .select([
          'customer_organisation_id',
          'id',
          sql<string | null>`case when sent_at is not null then supplier_organisation_id end`.as('supplier'),
          sql<string>`${caller.organisationId}::uuid`.as('actor_organisation'),
          sql<string>`${caller.userId}::uuid`.as('actor'),
          sql<typeof event>`${event}::text`.as('event'),
          'status as from_status',
          'status as to_status',
          'request_reference',
        ])
        .where('customer_organisation_id', '=', caller.organisationId)
        .where('product_id', 'in', productIds)
        .orderBy('id'),
    )
    .execute();
