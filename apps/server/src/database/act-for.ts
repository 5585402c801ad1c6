import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** From here on the transaction sees this organisation, as one of its users where one is named. */
export async function actFor(tx: Tx, organisationId: string, userId?: string): Promise<void> {
  await sql`select set_config('pcf.organisation_id', ${organisationId}, true), set_config('pcf.user_id', ${userId ?? ''}, true)`.execute(
    tx,
  );
}
