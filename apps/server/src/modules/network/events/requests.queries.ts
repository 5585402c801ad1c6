import { textLimits } from '@pcf/contract/text-limits';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { lowered } from './events.queries.ts';
import type { LineKey } from './received-event.ts';

interface EarlierRequest {
  readonly line_id: string | null;
  readonly customer_organisation_id: string | null;
  readonly comment: string | null;
}

/**
 * With which the partner asked for a product by one of these names before, the newest first. Of what it said then no more
 * than anybody is shown: a hundred comments may be as long as a hundred bodies.
 */
export async function selectEarlierRequests(tx: Tx, ids: readonly string[]): Promise<readonly EarlierRequest[]> {
  const { rows } = await sql<EarlierRequest>`
    select e.line_id, e.customer_organisation_id, left(e.comment, ${textLimits.lineComment}::integer) as comment
      from network_event e
     where e.partner_organisation_id = current_organisation() and e.kind = 'REQUEST' and e.product_ids && ${lowered(ids)}
     order by e.received_at desc, e.id desc
     limit 100`.execute(tx);
  return rows;
}

/** The line that was answered with a footprint of one of these names last. */
export async function selectAnsweredLine(tx: Tx, organisationId: string, ids: readonly string[]) {
  const { rows } = await sql<LineKey>`
    select d.line_id as id, d.customer_organisation_id
      from offered_footprint f
      join network_delivery d on d.organisation_id = ${organisationId} and d.footprint_id = f.id
     where f.product_ids && ${lowered(ids)} and d.partner_organisation_id = current_organisation() and d.line_id is not null
       and d.customer_organisation_id = current_organisation()
     order by d.created_at desc
     limit 1`.execute(tx);
  return rows[0];
}

/** The line of the partner's own product of this reference, from before the connection was there. */
export const selectLineOfReference = (tx: Tx, customerId: string, supplierId: string, reference: string) =>
  tx
    .selectFrom('product_line')
    .select(['id', 'customer_organisation_id'])
    .where('customer_organisation_id', '=', customerId)
    .where('supplier_organisation_id', '=', supplierId)
    .where('internal_reference', '=', reference)
    .where('archived', '=', false)
    .where('sent_at', 'is not', null)
    .executeTakeFirst();

/** Whether anything of one of these names was shared with the partner, be it out of date or not. */
export async function selectIsShared(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`
    select exists (select from offered_footprint f where f.product_ids && ${lowered(ids)}) as shared`.execute(tx);
  return rows[0]?.shared ?? false;
}

/** Those of the organisation's own references, with what is called so. */
export async function selectKnownReferences(tx: Tx, references: readonly string[]) {
  const { rows } = await sql<{ reference: string; name: string }>`
    select k.reference, k.name from known_references(${lowered(references)}) k order by k.reference`.execute(tx);
  return rows;
}

/** Those of some footprints that the partner was answered with. */
export async function selectAnswered(tx: Tx, organisationId: string, footprintIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select distinct d.footprint_id as id from network_delivery d
     where d.organisation_id = ${organisationId} and d.partner_organisation_id = current_organisation() and d.kind = 'ANSWER'
       and d.footprint_id = any (${footprintIds}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
