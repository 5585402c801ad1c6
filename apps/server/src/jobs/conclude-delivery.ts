import type { NetworkError } from '@pcf/contract/vocabulary/network-error';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import { nextDelivery } from '@pcf/domain/exchange/delivery-schedule';
import { lineStep } from '@pcf/domain/exchange/transitions';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { putInForceNow } from '../database/put-in-force.ts';
import type { ClaimedDelivery } from './claimed-delivery.ts';

/** The partner has it. An answer that has arrived is in force: nobody there accepts. */
export async function markDelivered(tx: Tx, { id, customer_organisation_id, line_id, version }: ClaimedDelivery) {
  // The line before the delivery, as whoever writes a newer one holds them.
  const line = version === null ? undefined : await holdLine(tx, customer_organisation_id, line_id);
  const { rows } = await sql`
    update network_delivery
       set state = 'DELIVERED', delivered_at = now(), next_try_at = null, last_error = null, sending_until = null
     where id = ${id} and state = 'WAITING' returning id`.execute(tx);
  if (rows.length === 0) await release(tx, id);
  else if (line && line.submission_version === version) await completeLine(tx, line);
}

interface HeldLine {
  id: string;
  customer_organisation_id: string;
  supplier_organisation_id: string;
  status: ProductRequestStatus;
  submission_version: number;
  in_force_version: number | null;
  request_reference: string | null;
}

async function holdLine(tx: Tx, customerId: string | null, lineId: string | null): Promise<HeldLine | undefined> {
  const { rows } = await sql<HeldLine>`
    select id, customer_organisation_id, supplier_organisation_id, status, submission_version, in_force_version, request_reference
      from product_line where customer_organisation_id = ${customerId} and id = ${lineId} for update`.execute(tx);
  return rows[0];
}

async function completeLine(tx: Tx, line: HeldLine): Promise<void> {
  const step = lineStep('deliver', 'SYSTEM', { status: line.status, inForce: line.in_force_version !== null });
  if (!step?.event) return;
  const { customer_organisation_id, id, submission_version: version } = line;
  await sql`
    update product_line set status = ${step.to}, ${putInForceNow}
     where customer_organisation_id = ${customer_organisation_id} and id = ${id}`.execute(tx);
  await sql`
    update submission set outcome = 'DELIVERED', reviewed_at = now()
     where customer_organisation_id = ${customer_organisation_id} and line_id = ${id} and version = ${version}`.execute(
    tx,
  );
  await tx
    .insertInto('line_history')
    .values({
      customer_organisation_id,
      line_id: id,
      supplier_organisation_id: line.supplier_organisation_id,
      event: step.event,
      from_status: line.status,
      to_status: step.to,
      request_reference: line.request_reference,
    })
    .execute();
}

/** What lies with the partner's platform as a whole, or the way to it. */
const unreachable: readonly NetworkError[] = [
  'CONNECTION_FAILED',
  'CERTIFICATE_NOT_TRUSTED',
  'TIMED_OUT',
  'CREDENTIALS_REFUSED',
  'TOO_BUSY',
  'SECRET_UNREADABLE',
];

/** Later again, or never. Where the whole platform cannot be reached, what else is for it waits as long. */
export async function postpone(tx: Tx, delivery: ClaimedDelivery, error: NetworkError, chance: number): Promise<void> {
  const { id, attempts, trying_since: since, now } = delivery;
  const next = nextDelivery({ attempts, since, now, chance });
  const { rows } = await sql`
    update network_delivery
       set state = ${next ? 'WAITING' : 'FAILED'}, next_try_at = ${next}::timestamptz, last_error = ${error}, sending_until = null
     where id = ${id} and state = 'WAITING' returning id`.execute(tx);
  if (rows.length === 0) await release(tx, id);
  if (next && unreachable.includes(error)) await holdBack(tx, delivery, next);
}

/** Those that others are busy with are left to them. */
const holdBack = (tx: Tx, { organisation_id, partner_organisation_id }: ClaimedDelivery, until: Date) =>
  sql`
    update network_delivery set next_try_at = ${until}
     where id in (select id from network_delivery
                   where organisation_id = ${organisation_id} and partner_organisation_id = ${partner_organisation_id}
                     and state = 'WAITING' and next_try_at < ${until} and coalesce(sending_until <= now(), true)
                     for update skip locked)`.execute(tx);

/** Something newer took its place while it was sent, which need not wait for it any more. */
const release = (tx: Tx, id: string) =>
  sql`update network_delivery set sending_until = null where id = ${id}`.execute(tx);
