import type { Database, Tx } from '../database/database.ts';
import { remindOfExpiry } from './expiry-reminders.ts';
import { remindOfInvitations } from './invitation-reminders.ts';
import { remindOfLines } from './line-reminders.ts';
import { remindOfTemplates } from './template-reminders.ts';

/** In short transactions: other processes that remind at the same time take what these do not hold. */
export async function sendReminders(database: Database): Promise<void> {
  await untilDone(database, remindOfLines);
  await untilDone(database, remindOfExpiry);
  await untilDone(database, remindOfTemplates);
  await untilDone(database, remindOfInvitations);
}

async function untilDone(database: Database, remind: (tx: Tx) => Promise<boolean>): Promise<void> {
  while (await database.asWorker(remind));
}
