import { type ProductRequestStatus, productRequestStatuses } from '@pcf/contract/vocabulary/product-request-status';
import type { LineAction, LineActor } from '@pcf/domain/exchange/line-action';
import { nextReminder } from '@pcf/domain/exchange/reminder-schedule';
import { lineStep } from '@pcf/domain/exchange/transitions';
import type { Tx } from '../../database/database.ts';
import { selectDueDates, startReminders } from './claimed-lines.queries.ts';

/** Answering an invitation changes lines of the inviter's inside the database; these are the statuses in which it may. */
const statusesFor = (action: LineAction, actor: LineActor, to: ProductRequestStatus) =>
  productRequestStatuses.filter((status) => lineStep(action, actor, { status, inForce: false })?.to === to);

export const cancelableStatuses = statusesFor('cancel', 'CUSTOMER', 'CANCELED');
export const declinableStatuses = statusesFor('decline', 'SUPPLIER', 'DECLINED');

/** What came back from the wrong party waits for the right one from now on. */
export async function remindAnew(tx: Tx, supplierId: string): Promise<void> {
  for (const { due_date: dueDate, now } of await selectDueDates(tx, supplierId)) {
    await startReminders(tx, { supplierId, dueDate, at: nextReminder({ sentAt: now, dueDate, remindersSent: 0 }) });
  }
}
