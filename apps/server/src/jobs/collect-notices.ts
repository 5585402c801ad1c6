import { sql } from 'kysely';
import { type Database, signalAtCommit, type Tx } from '../database/database.ts';
import { enqueue } from './enqueue.ts';
import type { NoticeCollection } from './queues.ts';

export const announcementChannel = 'notifications';

/** That there is something to announce. */
export const announcementSignal = 'announcements';

/**
 * In the transaction that writes the notices. The job itself waits for what else is to be told; the announcement that
 * came with the notices does not.
 */
export function collectNotices(tx: Tx, collection: NoticeCollection): Promise<void> {
  signalAtCommit(announcementSignal);
  return enqueue(tx, 'line-notices', collection);
}

export async function collectNoticesLater(tx: Tx, collection: NoticeCollection, seconds: number): Promise<void> {
  await sql`select enqueue_after('line-notices', ${JSON.stringify(collection)}::jsonb, ${seconds})`.execute(tx);
}

interface ToldLine extends NoticeCollection {
  readonly customerId: string;
  readonly lineId: string;
}

/** Writes what is to be told about lines, and one job for each collection that it becomes. */
export async function writeLineNotices(tx: Tx, told: readonly ToldLine[]): Promise<void> {
  if (told.length === 0) return;
  await tx
    .insertInto('line_notice')
    .values(
      told.map(({ recipientId, senderId, kind, customerId, lineId }) => ({
        recipient_organisation_id: recipientId,
        sender_organisation_id: senderId,
        kind,
        customer_organisation_id: customerId,
        line_id: lineId,
      })),
    )
    .execute();
  const collections = new Map(
    told.map(({ recipientId, senderId, kind }) => [
      `${recipientId} ${senderId} ${kind}`,
      { recipientId, senderId, kind },
    ]),
  );
  for (const collection of collections.values()) await collectNotices(tx, collection);
}

/** Tells every process whose notifications have changed: ids only, and all that wait in one go. */
export async function announce(database: Database, organisationIds: readonly string[]): Promise<void> {
  const distinct = [...new Set(organisationIds)].join(',');
  await database.executeSql('worker')('select pg_notify($1, $2)', [announcementChannel, distinct]);
}
