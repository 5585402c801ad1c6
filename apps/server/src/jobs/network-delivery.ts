import type { NetworkError } from '@pcf/contract/vocabulary/network';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { nextDelivery } from '@pcf/domain/exchange/delivery-schedule';
import { lineStep } from '@pcf/domain/exchange/transitions';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { putInForceNow } from '../database/put-in-force.ts';
import type { PartnerAccess } from '../network/partner-settings.ts';
import type { PartnerTokenCache } from '../network/partner-tokens.ts';
import { sendEvent } from '../network/send-event.ts';
import { enqueueAll } from './enqueue.ts';
import { isThere } from './resting.ts';

/** What lies with the partner's platform as a whole, or the way to it. */
const unreachable: readonly NetworkError[] = [
  'CONNECTION_FAILED',
  'CERTIFICATE_NOT_TRUSTED',
  'TIMED_OUT',
  'CREDENTIALS_REFUSED',
  'TOO_BUSY',
  'SECRET_UNREADABLE',
];

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

interface Delivering extends PartnerAccess {
  readonly tokens: PartnerTokenCache;
}

/** Tells a partner's platform one thing, at least once: no transaction is open while it is waited for. */
export async function deliverToPartner(database: Database, means: Delivering, deliveryId: string): Promise<void> {
  const claimed = await database.asWorker((tx) => claimDelivery(tx, deliveryId));
  if (!claimed) return;
  const error = await send(means, claimed);
  await database.asWorker((tx) =>
    error === null ? markDelivered(tx, claimed) : postpone(tx, claimed, error, Math.random()),
  );
}

async function send({ secrets, ask, tokens }: Delivering, claimed: ClaimedDelivery): Promise<NetworkError | null> {
  const clientSecret = secrets?.open(claimed.client_secret, claimed.connection_id) ?? null;
  if (clientSecret === null) return 'SECRET_UNREADABLE';
  const { base_url: baseUrl, auth_base_url: authBaseUrl, client_id: clientId, document } = claimed;
  return sendEvent(ask, tokens, { baseUrl, authBaseUrl, clientId, clientSecret }, document);
}

const atOnce = 500;

/**
 * Deliveries whose time has come again, and those whose own job was lost: one that has just been written has a job. The
 * first of every organisation comes before the second of any, so that nobody's wait behind a thousand of somebody else.
 */
export const sweepDeliveries = (database: Database): Promise<void> =>
  database.asWorker(async (tx) => {
    const { rows } = await sql<{ id: string; organisation_id: string }>`
      select id, organisation_id
        from (select d.id, d.organisation_id, d.next_try_at,
                     row_number() over (partition by d.organisation_id order by d.next_try_at) as place
                from network_delivery d
               where d.state = 'WAITING' and d.next_try_at <= now() and coalesce(d.sending_until <= now(), true)
                 and (d.attempts > 0 or d.next_try_at <= now() - interval '2 minutes')
                 and ${isThere(sql`d.organisation_id`)}
                 and not exists (select from pgboss.job j
                                  where j.name = 'network-delivery' and j.state <= 'active'
                                    and j.data ->> 'deliveryId' = d.id::text)) due
       order by place, next_try_at limit ${atOnce}`.execute(tx);
    if (rows.length > 0) {
      await enqueueAll(
        tx,
        'network-delivery',
        rows.map(({ id, organisation_id: organisationId }) => ({ organisationId, deliveryId: id })),
      );
    }
  });

/** The partner has it. An answer that has arrived is in force: nobody there accepts. */
async function markDelivered(tx: Tx, { id, customer_organisation_id, line_id, version }: ClaimedDelivery) {
  // The line before the delivery, in the order in which writing a newer one locks them.
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

/** Later again, or never. Where the whole platform cannot be reached, what else is for it waits as long. */
async function postpone(tx: Tx, delivery: ClaimedDelivery, error: NetworkError, chance: number): Promise<void> {
  const { id, attempts, trying_since: since, now } = delivery;
  const next = nextDelivery({ attempts, since, now, chance });
  const { rows } = await sql`
    update network_delivery
       set state = ${next ? 'WAITING' : 'FAILED'}, next_try_at = ${next}::timestamptz, last_error = ${error}, sending_until = null
     where id = ${id} and state = 'WAITING' returning id`.execute(tx);
  if (rows.length === 0) await release(tx, id);
  if (next && unreachable.includes(error)) await holdBack(tx, delivery, next);
}

interface ClaimedDelivery {
  id: string;
  organisation_id: string;
  partner_organisation_id: string;
  customer_organisation_id: string | null;
  line_id: string | null;
  version: number | null;
  document: unknown;
  attempts: number;
  trying_since: Date;
  now: Date;
  connection_id: string;
  base_url: string;
  auth_base_url: string | null;
  client_id: string;
  client_secret: string;
}

/**
 * Takes a delivery whose time has come, for longer than sending it can take; nothing where another process has it, where
 * it is done, while its organisation is suspended, or while something older about the same line is on its way.
 */
async function claimDelivery(tx: Tx, id: string): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    update network_delivery d set attempts = d.attempts + 1, sending_until = now() + interval '2 minutes'
      from network_connection c
     where d.id = ${id} and d.state = 'WAITING' and d.next_try_at <= now() and coalesce(d.sending_until <= now(), true)
       and c.organisation_id = d.organisation_id and c.partner_organisation_id = d.partner_organisation_id
       and ${isThere(sql`d.organisation_id`)}
       and not exists (select from network_delivery o
                        where o.customer_organisation_id = d.customer_organisation_id and o.line_id = d.line_id
                          and o.id <> d.id and o.sending_until > now())
    returning d.id, d.organisation_id, d.partner_organisation_id, d.customer_organisation_id, d.line_id, d.version, d.document,
              d.attempts, d.trying_since, now() as now, c.id as connection_id, c.base_url, c.auth_base_url, c.client_id,
              c.client_secret`.execute(tx);
  return rows[0];
}
