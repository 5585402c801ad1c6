import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export const announcementChannel = 'notifications';

/** Tells every process whose notifications have changed: ids only, and all that wait in one go. */
export async function announce(database: Database, organisationIds: readonly string[]): Promise<void> {
  const distinct = [...new Set(organisationIds)].join(',');
  await database.asWorker((tx) => sql`select pg_notify(${announcementChannel}, ${distinct})`.execute(tx));
}
