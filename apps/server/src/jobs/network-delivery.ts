import type { NetworkError } from '@pcf/contract/vocabulary/network-error';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { KeptTokens } from '../network/kept-tokens.ts';
import type { PeerMeans } from '../network/peer-means.ts';
import { sendEvent } from '../network/send-event.ts';
import { type ClaimedDelivery, claimDelivery } from './claimed-delivery.ts';
import { markDelivered, postpone } from './conclude-delivery.ts';
import { enqueueAll } from './enqueue-all.ts';

interface Delivering extends PeerMeans {
  readonly tokens: KeptTokens;
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
