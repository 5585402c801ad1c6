import { randomUUID } from 'node:crypto';
import { nextReminder } from '@pcf/domain/exchange/reminder-schedule';
import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { changeCustomerLines, type LockedLine } from '../lines/change-lines.service.ts';
import { noticeLines } from '../lines/notice-lines.service.ts';
import type { ExpectedColumns } from './expected-columns.service.ts';
import { insertRequestLines, insertRequests, updateSentLines } from './sending.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** As the database spells them, in the order given. */
export const distinctIds = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

/** What becomes one request: lines of one supplier, sent with the same words. */
export interface Parcel {
  readonly supplierId: string;
  readonly campaignId: string | null;
  readonly expects: ExpectedColumns;
  readonly lines: readonly LockedLine[];
}

interface Sending {
  readonly action: 'send' | 'resend';
  readonly comment: string | null;
  readonly dueDate: string | null;
  readonly sentAt: Date;
}

export interface SentParcel extends Parcel {
  readonly requestId: string;
  readonly requestReference: string;
}

/** Sends lines that are held, in as many statements for one as for hundreds. */
export async function sendParcels(
  tx: Tx,
  caller: Caller,
  parcels: readonly Parcel[],
  { action, comment, dueDate, sentAt }: Sending,
): Promise<SentParcel[]> {
  if (parcels.length === 0) return [];
  const customerId = caller.organisationId;
  const begun = parcels.map((parcel) => ({ ...parcel, requestId: randomUUID() }));
  const inserted = await insertRequests(
    tx,
    begun.map(({ requestId, supplierId, campaignId, expects }) => ({
      id: requestId,
      customer_organisation_id: customerId,
      supplier_organisation_id: supplierId,
      campaign_id: campaignId,
      comment,
      due_date: dueDate,
      ...expects,
      created_by: caller.userId,
    })),
  );
  const references = new Map(inserted.map(({ id, reference }) => [id, reference]));
  const sent = begun.map((parcel) => ({ ...parcel, requestReference: references.get(parcel.requestId) ?? '' }));
  const lines = sent.flatMap((parcel) =>
    parcel.lines.map((line) => ({
      ...line,
      supplier_organisation_id: parcel.supplierId,
      request_id: parcel.requestId,
      request_reference: parcel.requestReference,
    })),
  );
  await insertRequestLines(tx, customerId, lines);
  const nextReminderAt = nextReminder({ sentAt, dueDate, remindersSent: 0 });
  await changeCustomerLines(tx, caller, lines, {
    action,
    comment,
    update: (_tx, _customerId, move) => updateSentLines(tx, customerId, move, { lines, nextReminderAt }),
  });
  for (const { supplierId, lines: noticed } of sent) {
    await noticeLines(tx, caller, { kind: 'REQUESTED', recipientId: supplierId, lines: noticed, comment });
  }
  return sent;
}

/** A day that is over everywhere cannot be one to answer by; the day before counts, since it may still be that day somewhere. */
export function checkDueDate(dueDate: string | null | undefined): string | null {
  if (!dueDate) return null;
  const earliest = new Date(Date.now() - day).toISOString().slice(0, 10);
  if (dueDate < earliest) {
    throw new ProblemError('VALIDATION_FAILED', {
      errors: [{ path: '/body/dueDate', code: 'TOO_SMALL', message: 'This day is over' }],
    });
  }
  return dueDate;
}
