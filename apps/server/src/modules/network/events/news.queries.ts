import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';

interface WaitingNews {
  readonly received_at: Date;
  readonly connection_id: string;
  readonly base_url: string;
  readonly auth_base_url: string | null;
  readonly client_id: string;
  readonly client_secret: string;
  readonly now: Date;
}

/** For a job: an event with how to sign in where it came from; nothing where the connection has ended. */
export async function selectNews(tx: Tx, eventId: string): Promise<WaitingNews | undefined> {
  const { rows } = await sql<WaitingNews>`
    select e.received_at, c.id as connection_id, c.base_url, c.auth_base_url, c.client_id, c.client_secret, now() as now
      from network_event e
      join network_connection c
        on c.organisation_id = e.organisation_id and c.partner_organisation_id = e.partner_organisation_id
     where e.id = ${eventId}::uuid`.execute(tx);
  return rows[0];
}

/** Lets a job act as the partner; false where the connection has ended. */
export async function issueJobToken(tx: Tx, connectionId: string, tokenHash: string): Promise<boolean> {
  const { rows } = await sql<{ issued: boolean }>`
    select issue_network_job_token(${connectionId}::uuid, ${tokenHash}) as issued`.execute(tx);
  return rows[0]?.issued ?? false;
}
