import type { Database } from '../database/database.ts';
import type { NoticeCollection } from '../jobs/collect-notices.ts';

export async function sendLineNotices(database: Database, _collection: NoticeCollection): Promise<void> {
  await database.asWorker(async () => {});
}
