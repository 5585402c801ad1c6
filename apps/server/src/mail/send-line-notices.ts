import type { Database } from '../database/database.ts';
import { collectNoticesLater, type NoticeCollection } from '../jobs/collect-notices.ts';
import { enqueueAll } from '../jobs/enqueue-all.ts';
import { forgetUntold, secondsToWait, takeNotices } from './notice-collections.ts';
import { noticeRecipients } from './notice-recipients.ts';

/**
 * Takes what waits to be told to a recipient and turns it into one mail job for each person, in one transaction: a
 * crash loses nothing, and a second job finds nothing left.
 */
export async function sendLineNotices(
  database: Database,
  collection: NoticeCollection,
  collectSeconds: number,
): Promise<void> {
  await database.asWorker(async (tx) => {
    if (collection.kind === 'REQUESTED') await forgetUntold(tx, collection);
    const seconds = await secondsToWait(tx, collection, collectSeconds);
    if (seconds === undefined) return;
    if (seconds > 0) return collectNoticesLater(tx, collection, seconds);
    const collectionId = await takeNotices(tx, collection);
    const recipients = await noticeRecipients(tx, collectionId);
    await enqueueAll(
      tx,
      'mail',
      recipients.map((recipient) => ({ template: 'lineNotices', collectionId, recipient })),
    );
  });
}
