import { randomUUID } from 'node:crypto';
import { nextReminder } from '@pcf/domain/exchange/reminder-schedule';
import type { Caller, Tx } from '../../database/database.ts';
import { changeCustomerLines } from '../lines/change-lines.service.ts';
import type { LockedLine } from '../lines/lock-lines.service.ts';
import { noticeLines } from '../lines/notice-lines.service.ts';
import type { ExpectedColumns } from './expected-columns.service.ts';
import { insertRequestLines, insertRequests, updateSentLines } from './sending.queries.ts';

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
