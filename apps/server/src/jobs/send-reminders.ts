import type { Database, Tx } from '../database/database.ts';
import { remindOfInvitations } from './invitation-reminders.ts';
import { remindOfLines } from './line-reminders.ts';

/** In short transactions: other processes that remind at the same time take what these do not hold. */
export async function sendReminders(database: Database): Promise<void> {
  await untilDone(database, remindOfLines);
  await untilDone(database, remindOfInvitations);
}

async function untilDone(database: Database, remind: (tx: Tx) => Promise<boolean>): Promise<void> {
  while (await database.asWorker(remind));
}
