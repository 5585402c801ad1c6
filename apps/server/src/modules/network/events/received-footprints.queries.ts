import type { Remark } from '@pcf/pact/v3/received/remark';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { lowered } from './events.queries.ts';
import type { LineKey } from './received-event.ts';

interface NewFootprint {
  readonly line: LineKey;
  readonly version: number;
  readonly supplierId: string;
  readonly footprintId: string;
  readonly productIds: readonly string[];
  readonly document: string;
  readonly remarks: readonly Remark[];
}

export const insertFootprint = (tx: Tx, given: NewFootprint) =>
  sql`
    insert into received_footprint (customer_organisation_id, line_id, version, supplier_organisation_id, footprint_id, product_ids,
                                    document, remarks)
    values (${given.line.customer_organisation_id}, ${given.line.id}, ${given.version}, ${given.supplierId}, ${given.footprintId}::uuid,
            ${lowered(given.productIds)}, ${given.document}, ${JSON.stringify(given.remarks)}::jsonb)`.execute(tx);

/** What the partner has told before. */
export const selectHeld = (tx: Tx, supplierId: string, footprintIds: readonly string[]) =>
  tx
    .selectFrom('received_footprint')
    .select(['customer_organisation_id', 'line_id', 'version', 'footprint_id'])
    .where('supplier_organisation_id', '=', supplierId)
    .where('footprint_id', '=', sql<string>`any(${footprintIds}::uuid[])`)
    .orderBy('created_at', 'desc')
    .execute();

/** The line that was answered with a footprint of this product last, or else asked for with one of its names. */
export async function selectLineOfProduct(tx: Tx, productIds: readonly string[]): Promise<LineKey | undefined> {
  const ids = lowered(productIds);
  const { rows } = await sql<LineKey>`
    select f.line_id as id, f.customer_organisation_id, 1 as rank, f.created_at
      from received_footprint f
     where f.supplier_organisation_id = current_organisation() and f.product_ids && ${ids}
    union all
    select d.line_id, d.customer_organisation_id, 2, d.created_at
      from network_delivery d
     where d.partner_organisation_id = current_organisation() and d.kind = 'REQUEST'
       and lowered_texts(d.document -> 'data' -> 'productId') && ${ids}
     order by rank, created_at desc
     limit 1`.execute(tx);
  return rows[0];
}
