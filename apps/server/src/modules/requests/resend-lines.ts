import { remindersAfterMove } from '@pcf/domain/exchange/moved-due-date';
import type { Caller, Tx } from '../../database/database.ts';
import { changeCustomerLines } from '../lines/change-lines.service.ts';
import type { LockedLine } from '../lines/lock-lines.service.ts';
import { noticeLines } from '../lines/notice-lines.service.ts';
import type { ResentLine } from './judge-resend.ts';
import { selectLastRequests } from './resending.queries.ts';
import { type Parcel, sendParcels } from './send-parcels.ts';
import { updateDueDates } from './sending.queries.ts';

interface Words {
  readonly comment: string | null;
  readonly dueDate: string | null;
  readonly now: Date;
}

/** Reminds of those that wait and asks anew for the others; answers with the new references by line. */
export async function resendLines(
  tx: Tx,
  caller: Caller,
  resent: readonly ResentLine[],
  words: Words,
): Promise<ReadonlyMap<string, string>> {
  const linesOf = (reminder: boolean) => resent.filter((each) => each.reminder === reminder).map(({ line }) => line);
  await remind(tx, caller, linesOf(true), words);
  const sent = await sendParcels(tx, caller, await parcelsOf(tx, caller, linesOf(false)), {
    action: 'resend',
    comment: words.comment,
    dueDate: words.dueDate,
    sentAt: words.now,
  });
  return new Map(
    sent.flatMap(({ requestReference, lines }) => lines.map(({ id }): [string, string] => [id, requestReference])),
  );
}

async function remind(tx: Tx, caller: Caller, lines: readonly LockedLine[], { comment, dueDate, now }: Words) {
  if (lines.length === 0) return;
  await changeCustomerLines(tx, caller, lines, { action: 'resend', comment, set: { mailed_at: now } });
  if (dueDate !== null) {
    const moved = lines.map(({ id, requested_at: requestedAt }) => ({
      id,
      ...remindersAfterMove({ sentAt: requestedAt ?? now, dueDate, mailedAt: now }),
    }));
    await updateDueDates(tx, caller.organisationId, { dueDate, lines: moved });
  }
  for (const [recipientId, ofSupplier] of Map.groupBy(lines, (line) => line.supplier_organisation_id ?? '')) {
    await noticeLines(tx, caller, { kind: 'REMINDED', recipientId, lines: ofSupplier, comment });
  }
}

/** One request for each supplier, or more where the lines' last ones belonged to different campaigns or expected different data. */
async function parcelsOf(tx: Tx, caller: Caller, lines: readonly LockedLine[]): Promise<Parcel[]> {
  if (lines.length === 0) return [];
  const requestIds = [...new Set(lines.flatMap(({ request_id: id }) => id ?? []))];
  const requests = new Map(
    (await selectLastRequests(tx, caller.organisationId, requestIds)).map(
      ({ id, campaign_id: campaignId, ...expects }) => [id, { campaignId, expects }],
    ),
  );
  // A renewal is no part of the campaign whose data it renews: that one was answered.
  const lastOf = (line: LockedLine) => {
    const last = requests.get(line.request_id ?? '');
    return last && line.status === 'COMPLETED' ? { ...last, campaignId: null } : last;
  };
  const parcels = Map.groupBy(lines, (line) => JSON.stringify([line.supplier_organisation_id, lastOf(line)]));
  return [...parcels.values()].flatMap((ofParcel) => {
    const [first] = ofParcel;
    const last = first && lastOf(first);
    const supplierId = first?.supplier_organisation_id;
    return last && supplierId ? [{ supplierId, ...last, lines: ofParcel }] : [];
  });
}
