import { nextReminder } from '@pcf/domain/exchange/reminder-schedule';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

const waiting = (tx: Tx, supplierId: string) =>
  tx
    .selectFrom('product_line')
    .where('customer_organisation_id', '=', sql<string>`current_organisation()`)
    .where('supplier_organisation_id', '=', supplierId)
    .where('status', '=', 'REQUESTED');

/** By when a supplier is to answer, each day once. */
const selectDueDates = (tx: Tx, supplierId: string) =>
  waiting(tx, supplierId)
    .select(['due_date', sql<Date>`now()`.as('now')])
    .distinct()
    .execute();

const startReminders = (
  tx: Tx,
  { supplierId, dueDate, at }: { supplierId: string; dueDate: string | null; at: Date | null },
) =>
  tx
    .updateTable('product_line')
    .set({ next_reminder_at: at, reminders_sent: 0 })
    .where('id', 'in', waiting(tx, supplierId).select('id'))
    .where('due_date', 'is not distinct from', dueDate)
    .execute();

/** What came back from the wrong party waits for the right one from now on. */
export async function remindAnew(tx: Tx, supplierId: string): Promise<void> {
  for (const { due_date: dueDate, now } of await selectDueDates(tx, supplierId)) {
    await startReminders(tx, { supplierId, dueDate, at: nextReminder({ sentAt: now, dueDate, remindersSent: 0 }) });
  }
}
