import type { Database } from '../database/database.ts';

export const announcementChannel = 'notifications';
/** That there is something to announce. */
export const announcementSignal = 'announcements';

/** Tells every process whose notifications have changed: ids only, and all that wait in one go. */
export async function announce(database: Database, organisationIds: readonly string[]): Promise<void> {
  const distinct = [...new Set(organisationIds)].join(',');
  await database.executeSql('worker')('select pg_notify($1, $2)', [announcementChannel, distinct]);
}
