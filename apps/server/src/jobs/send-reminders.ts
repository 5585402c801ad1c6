import type { Database } from '../database/database.ts';

export async function sendReminders(database: Database): Promise<void> {
  await database.asWorker(async () => {});
}
