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

/** Deliveries whose time has come again, and those whose own job was lost: one that has just been written has a job. */
export const sweepDeliveries = (database: Database): Promise<void> =>
  database.asWorker(async (tx) => {
    const { rows } = await sql<{ id: string; organisation_id: string }>`
      select id, organisation_id from network_delivery
       where state = 'WAITING' and next_try_at <= now() and coalesce(sending_until <= now(), true)
         and (attempts > 0 or next_try_at <= now() - interval '2 minutes')
       order by next_try_at limit ${atOnce}`.execute(tx);
    if (rows.length > 0) {
      await enqueueAll(
        tx,
        'network-delivery',
        rows.map(({ id, organisation_id: organisationId }) => ({ organisationId, deliveryId: id })),
      );
    }
  });
