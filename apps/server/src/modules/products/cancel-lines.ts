import type { Caller, Tx } from '../../database/database.ts';
import { changeCustomerLines } from '../lines/change-lines.service.ts';
import type { LockedLine } from '../lines/lock-lines.service.ts';
import { noticeLines } from '../lines/notice-lines.service.ts';

/** A statement takes a limited number of values, and a product can have many lines. */
const atOnce = 2000;

/** Canceled by the table of transitions; each supplier who still had something to do is told once. */
export async function cancelLines(tx: Tx, caller: Caller, lines: readonly LockedLine[]): Promise<void> {
  for (const some of chunks(lines)) {
    await changeCustomerLines(tx, caller, some, { action: 'cancel', set: { next_reminder_at: null } });
  }
  const open = lines.filter(({ status }) => status !== 'DECLINED');
  const bySupplier = Map.groupBy(open, ({ supplier_organisation_id: supplier }) => supplier);
  for (const [recipientId, theirs] of bySupplier) {
    if (recipientId === null) continue;
    for (const some of chunks(theirs)) {
      await noticeLines(tx, caller, { kind: 'CANCELED', recipientId, lines: some });
    }
  }
}

function chunks<Item>(items: readonly Item[]): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce),
  );
}
