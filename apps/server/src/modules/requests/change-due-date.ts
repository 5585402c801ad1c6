import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { remindersAfterMove } from '@pcf/domain/exchange/moved-due-date';
import { resendAllowedAt } from '@pcf/domain/exchange/reminder-schedule';
import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import {
  changeCustomerLines,
  customerStep,
  invalidLineTransition,
  type LockedLine,
} from '../lines/change-lines.service.ts';
import { noticeLines } from '../lines/notice-lines.service.ts';
import { lineResult, type SupplierRefusal, supplierRefusals } from './line-result.ts';
import { lockNamedLines } from './named-lines.ts';
import { checkDueDate } from './send-parcels.ts';
import { keepSuppliers, selectSupplierNames, updateDueDates } from './sending.queries.ts';

/**
 * Of all lines or of none, and without a reminder. What a supplier has said it will have data by stands: that is its word,
 * and reminders go on by it.
 */
export async function changeDueDate(
  tx: Tx,
  { body: { items, dueDate } }: CheckedInput<'changeDueDate'>,
  caller: Caller,
): Promise<OperationOutput<'changeDueDate'>> {
  checkDueDate(dueDate);
  const { now } = await keepSuppliers(tx, caller.organisationId);
  const named = await lockNamedLines(tx, caller, items, 'changeDueDate');
  const refusalOf = await supplierRefusals(tx, caller, named.lines);
  const found = named.items.map(({ productId, candidates }) => soleLine(productId, candidates, refusalOf));
  const lines = [...new Map(found.map((line) => [line.id, line])).values()];
  // A day that is there already is no news.
  await moveLines(tx, caller, {
    dueDate,
    now,
    lines: lines.filter((line) => line.due_date !== dueDate),
  });
  const names = await selectSupplierNames(
    tx,
    caller.organisationId,
    lines.map(({ id }) => id),
  );
  return {
    changed: lines.map((line) => ({
      ...lineResult(line, names),
      requestReference: line.request_reference ?? '',
      dueDate,
    })),
  };
}

function soleLine(productId: string, candidates: readonly LockedLine[], refusalOf: SupplierRefusal): LockedLine {
  const [line, second] = candidates;
  if (!line) throw new ProblemError('NOT_FOUND');
  if (second) throw new ProblemError('AMBIGUOUS_REQUEST', { extra: { productId } });
  if (line.archived || !customerStep('changeDueDate', line)) throw invalidLineTransition(line);
  if (refusalOf(line.supplier_organisation_id) === 'NOT_CONNECTED') throw invalidLineTransition(line);
  return line;
}

interface Move {
  readonly lines: readonly LockedLine[];
  readonly dueDate: string | null;
  readonly now: Date;
}

async function moveLines(tx: Tx, caller: Caller, { lines, dueDate, now }: Move): Promise<void> {
  if (lines.length === 0) return;
  await changeCustomerLines(tx, caller, lines, { action: 'changeDueDate', statedDate: dueDate });
  await updateDueDates(tx, caller.organisationId, {
    dueDate,
    lines: lines.map(({ id, requested_at: requestedAt, expected_date: expectedDate }) => ({
      id,
      expectedDate,
      ...remindersAfterMove({ sentAt: requestedAt ?? now, dueDate, expectedDate, earliest: resendAllowedAt(now) }),
    })),
  });
  for (const [recipientId, ofSupplier] of Map.groupBy(lines, (line) => line.supplier_organisation_id ?? '')) {
    await noticeLines(tx, caller, { kind: 'DUE_DATE_CHANGED', recipientId, lines: ofSupplier });
  }
}
