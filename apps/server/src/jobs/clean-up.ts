import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Forgets what has had its time: sessions that lapsed, limits that reset, answers kept for a repeated key. */
export async function cleanUp(database: Database): Promise<void> {
  await database.asWorker(async (tx) => {
    await tx.deleteFrom('session').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
    await tx.deleteFrom('rate_limit').where('resets_at', '<', sql<Date>`now()`).execute();
    await tx.deleteFrom('idempotency_key').where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute();
  });
}
