import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

export interface ClaimedDelivery {
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
 * it is done, or while something older about the same line is on its way.
 */
export async function claimDelivery(tx: Tx, id: string): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    update network_delivery d set attempts = d.attempts + 1, sending_until = now() + interval '2 minutes'
      from network_connection c
     where d.id = ${id} and d.state = 'WAITING' and d.next_try_at <= now() and coalesce(d.sending_until <= now(), true)
       and c.organisation_id = d.organisation_id and c.partner_organisation_id = d.partner_organisation_id
       and not exists (select from network_delivery o
                        where o.customer_organisation_id = d.customer_organisation_id and o.line_id = d.line_id
                          and o.id <> d.id and o.sending_until > now())
    returning d.id, d.organisation_id, d.partner_organisation_id, d.customer_organisation_id, d.line_id, d.version, d.document,
              d.attempts, d.trying_since, now() as now, c.id as connection_id, c.base_url, c.auth_base_url, c.client_id,
              c.client_secret`.execute(tx);
  return rows[0];
}
