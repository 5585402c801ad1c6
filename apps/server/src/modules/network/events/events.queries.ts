import type { NetworkMessageKind } from '@pcf/contract/vocabulary/network';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import type { LineKey, Outcome } from './received-event.ts';

export interface PartnerConnection {
  readonly id: string;
  /** The organisation that the partner is connected with. */
  readonly organisation_id: string;
  readonly base_url: string;
  readonly answer_known: boolean;
  readonly reject_unknown: boolean;
  /** Where this installation is reached. */
  readonly own_url: string;
  readonly now: Date;
}

/** That over which the partner calls. */
export async function selectPartnerConnection(tx: Tx): Promise<PartnerConnection> {
  const { rows } = await sql<PartnerConnection>`
    select c.id, c.organisation_id, c.base_url, c.answer_known, c.reject_unknown, p.base_url as own_url, now() as now
      from partner_connection c cross join platform p`.execute(tx);
  const [connection] = rows;
  // It has ended since the token was looked up.
  if (!connection) throw new ProblemError('UNAUTHENTICATED');
  return connection;
}

/**
 * The events of one partner are processed in turn: two events about a product that is not there yet must not both make
 * it. Ending the connection waits as well.
 */
export const waitForTurn = (tx: Tx, partnerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`events of ${partnerId}`}, 0))`.execute(tx);

export const selectEvent = (tx: Tx, partnerId: string, eventId: string) =>
  tx
    .selectFrom('network_event')
    .select('id')
    .where('partner_organisation_id', '=', partnerId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();

interface NewEvent extends Outcome {
  readonly organisationId: string;
  readonly partnerId: string;
  readonly eventId: string;
  readonly kind: NetworkMessageKind;
  readonly document: string;
  readonly productIds: readonly string[];
  readonly comment: string | null;
}

export async function insertEvent(tx: Tx, given: NewEvent): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into network_event (organisation_id, partner_organisation_id, event_id, kind, customer_organisation_id, line_id, document,
                               product_ids, comment, outcome, reason)
    values (${given.organisationId}, ${given.partnerId}, ${given.eventId}, ${given.kind}, ${given.line?.customer_organisation_id ?? null},
            ${given.line?.id ?? null}, ${given.document}, ${lowered(given.productIds)}, ${given.comment}, ${given.outcome}, ${given.reason})
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/**
 * In lower case, by the database, as what they are compared with, since letters beyond ASCII are lowered in more than one
 * way. What is too long for an index is compared by what stands for it.
 */
export const lowered = (ids: readonly string[]) =>
  sql<string[]>`array(
    select case when octet_length(lower(v.value)) > 1000 then md5(lower(v.value)) else lower(v.value) end
      from unnest(${ids}::text[]) v (value))`;

/** Once something came of it, that stays what is told. */
export const updateOutcome = (tx: Tx, id: string, { outcome, reason, line }: Outcome) =>
  tx
    .updateTable('network_event')
    .set({
      outcome,
      reason,
      customer_organisation_id: line?.customer_organisation_id ?? null,
      line_id: line?.id ?? null,
    })
    .where('id', '=', id)
    .where('outcome', '<>', 'APPLIED')
    .execute();

/** What the organisation asked the partner for with this event, be it the newest about its line or an earlier one. */
export async function selectAsked(tx: Tx, eventId: string) {
  const { rows } = await sql<LineKey & { product_ids: string[] }>`
    select d.line_id as id, d.customer_organisation_id, lowered_texts(d.document -> 'data' -> 'productId') as product_ids
      from network_delivery d
     where d.id = ${eventId}::uuid and d.partner_organisation_id = current_organisation() and d.kind = 'REQUEST'`.execute(
    tx,
  );
  return rows[0];
}

/** Whether one organisation buys from the other. */
export const selectRelation = (tx: Tx, customerId: string, supplierId: string) =>
  tx
    .selectFrom('connection')
    .select('status')
    .where('customer_organisation_id', '=', customerId)
    .where('supplier_organisation_id', '=', supplierId)
    .where('status', '=', 'ACCEPTED')
    .executeTakeFirst();
