import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';

/** For how many days each is kept; 0 keeps it for ever. */
export interface Retention {
  readonly activityDays: number;
  readonly notificationDays: number;
  readonly trackingDays: number;
  readonly capturedMailDays: number;
  readonly sessionDays: number;
}

/** Deletes a few of what is older than so many days and answers how many. */
type DeleteSome = (tx: Tx, days: number, most: number) => Promise<number>;

/** Few enough that a call that needs one of the rows, or the embedded database, waits for milliseconds only. */
const rowsInBatch = 1000;

const before = (days: number) => sql<Date>`now() - make_interval(days => ${days}::integer)`;

const deleteActivities: DeleteSome = async (tx, days, most) => {
  // By organisation, in the order of its index.
  const { numAffectedRows } = await sql`
    delete from activity where id in (
      select a.id from organisation o
       cross join lateral (select id from activity where organisation_id = o.id and created_at < ${before(days)}
                            order by created_at limit ${most}) a
       limit ${most})`.execute(tx);
  return Number(numAffectedRows ?? 0);
};

const deleteOldest =
  (
    table: 'notification' | 'tracking_event' | 'captured_mail' | 'session',
    age: 'created_at' | 'expires_at',
  ): DeleteSome =>
  async (tx, days, most) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)} where ${sql.ref(age)} < ${before(days)} order by ${sql.ref(age)} limit ${most})`.execute(
      tx,
    );
    return Number(numAffectedRows ?? 0);
  };

/** Deletes what has been kept for as long as the settings say, each batch in a transaction of its own. */
export async function forgetByAge(database: Database, retention: Retention, most = rowsInBatch): Promise<void> {
  const kinds: readonly (readonly [number, DeleteSome])[] = [
    [retention.activityDays, deleteActivities],
    [retention.notificationDays, deleteOldest('notification', 'created_at')],
    [retention.trackingDays, deleteOldest('tracking_event', 'created_at')],
    [retention.capturedMailDays, deleteOldest('captured_mail', 'created_at')],
    [retention.sessionDays, deleteOldest('session', 'expires_at')],
  ];
  for (const [days, deleteSome] of kinds) {
    if (days === 0) continue;
    let deleted: number;
    do {
      deleted = await database.asWorker((tx) => deleteSome(tx, days, most));
    } while (deleted === most);
  }
}
