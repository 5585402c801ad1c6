import type { DeclineReasonCode } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** With which of its events the partner asked last, whatever became of those before. */
const newestRequest = sql<string | null>`(
  select e.event_id from network_event e
   where e.customer_organisation_id = l.customer_organisation_id and e.line_id = l.id and e.kind = 'REQUEST'
   order by e.received_at desc, e.id desc limit 1)`;

interface RefusedRow {
  id: string;
  customer_organisation_id: string;
  reason_code: DeclineReasonCode | null;
  request_event_id: string;
  own_url: string;
  now: Date;
}

/** Only those whose customer is reached on another platform and has asked from there. */
export async function selectRefusedLines(tx: Tx, lineIds: readonly string[]): Promise<RefusedRow[]> {
  const { rows } = await sql<RefusedRow>`
    select l.id, l.customer_organisation_id, l.reason_code, q.request_event_id, p.base_url as own_url, now() as now
      from product_line l
      join network_connection c
        on c.organisation_id = l.supplier_organisation_id and c.partner_organisation_id = l.customer_organisation_id
      join platform p on true
     cross join lateral (select ${newestRequest} as request_event_id) q
     where l.supplier_organisation_id = current_organisation() and l.id = any (${lineIds}::uuid[])
       and q.request_event_id is not null
     order by l.id`.execute(tx);
  return rows;
}

export interface SharedLineRow {
  id: string;
  /** Where its customer is reached. */
  base_url: string;
  sent_name: string;
  sent_reference: string | null;
  sent_description: string | null;
  supplier_product_reference: string | null;
  request_event_id: string | null;
  /** Of what it was answered with before, the newest last. */
  footprint_ids: string[];
}

export async function selectSharedLines(tx: Tx, lineIds: readonly string[]): Promise<SharedLineRow[]> {
  const { rows } = await sql<SharedLineRow>`
    select l.id, c.base_url, l.sent_name, l.sent_reference, l.sent_description, l.supplier_product_reference,
           ${newestRequest} as request_event_id,
           array(select d.footprint_id from network_delivery d
                  where d.customer_organisation_id = l.customer_organisation_id and d.line_id = l.id and d.version is not null
                  order by d.version) as footprint_ids
      from product_line l
      join network_connection c
        on c.organisation_id = l.supplier_organisation_id and c.partner_organisation_id = l.customer_organisation_id
     where l.supplier_organisation_id = current_organisation() and l.id = any (${lineIds}::uuid[])`.execute(tx);
  return rows;
}
