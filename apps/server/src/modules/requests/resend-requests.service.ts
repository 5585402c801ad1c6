import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { LineSkipReason } from '@pcf/contract/vocabulary/requests';
import { remindersAfterMove } from '@pcf/domain/exchange/moved-due-date';
import { resendAllowedAt } from '@pcf/domain/exchange/reminder-schedule';
import type { LineStep } from '@pcf/domain/exchange/transitions';
import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { tooManyRequests } from '../../limits/shared-limit.ts';
import { changeCustomerLines, customerStep, type LockedLine } from '../lines/change-lines.service.ts';
import { noticeLines } from '../lines/notice-lines.service.ts';
import { lineResult, type SupplierRefusal, supplierRefusals, unknownProduct } from './line-result.ts';
import { lockNamedLines, type NamedItem } from './named-lines.ts';
import { checkDueDate, type Parcel, sendParcels } from './send-parcels.ts';
import { keepSuppliers, selectLastRequests, selectSupplierNames, updateDueDates } from './sending.queries.ts';

type Result = OperationOutput<'resendRequests'>;

/** All of them or none. */
export async function resendRequests(
  tx: Tx,
  { body }: CheckedInput<'resendRequests'>,
  caller: Caller,
): Promise<Result> {
  const { validated, words } = await readyToResend(tx, caller, body);
  if (validated.skipped.length > 0) throw whyNotResent(validated.skipped, words.now);
  const references = await resendLines(tx, caller, validated.resent, words);
  return presentResult(tx, caller, validated, references);
}

/** As far as possible. */
export async function resendRequestsPartly(
  tx: Tx,
  { body }: CheckedInput<'resendRequestsPartly'>,
  caller: Caller,
): Promise<Result> {
  const { validated, words } = await readyToResend(tx, caller, body);
  const references = body.dryRun ? new Map<string, string>() : await resendLines(tx, caller, validated.resent, words);
  return presentResult(tx, caller, validated, references);
}

/** What can be sent again, and with which words; until the transaction ends, nobody removes a supplier. */
async function readyToResend(tx: Tx, caller: Caller, body: CheckedInput<'resendRequests'>['body']) {
  const dueDate = checkDueDate(body.dueDate);
  const { now } = await keepSuppliers(tx, caller.organisationId);
  const validated = await validateResend(tx, caller, body.items, now);
  const words: Words = { comment: body.comment || null, dueDate, now };
  return { validated, words };
}

/** What nothing but another call can change comes before what time alone changes. */
function whyNotResent(skipped: readonly SkippedItem[], now: Date): ProblemError {
  const first = (...codes: readonly SkippedItem['code'][]) => skipped.find(({ code }) => codes.includes(code));
  if (first('NOT_FOUND')) return new ProblemError('NOT_FOUND');
  const ambiguous = first('AMBIGUOUS_REQUEST');
  if (ambiguous) return new ProblemError('AMBIGUOUS_REQUEST', { extra: { productId: ambiguous.productId } });
  const refused = first('ARCHIVED', 'INVALID_TRANSITION', 'NOT_CONNECTED');
  if (refused) {
    return new ProblemError('INVALID_TRANSITION', {
      ...(refused.code === 'ARCHIVED' ? { detail: 'The product is archived.' } : {}),
      ...(refused.code === 'NOT_CONNECTED' ? { detail: 'The supplier is neither connected nor invited.' } : {}),
      extra: { currentStatus: refused.line?.status, productId: refused.productId },
    });
  }
  if (first('SUPPLIER_AWAY')) return new ProblemError('SUPPLIER_AWAY');
  const waits = skipped.map(({ line }) =>
    line?.mailed_at ? resendAllowedAt(line.mailed_at).getTime() - now.getTime() : 0,
  );
  return tooManyRequests(Math.ceil(Math.max(...waits) / 1000));
}

async function presentResult(
  tx: Tx,
  caller: Caller,
  { resent, skipped }: Validated,
  references: ReadonlyMap<string, string>,
): Promise<Result> {
  const lineIds = [...resent, ...skipped].flatMap(({ line }) => line?.id ?? []);
  const names = await selectSupplierNames(tx, caller.organisationId, lineIds);
  return {
    sent: resent.map(({ line, step, reminder }) => ({
      ...lineResult(line, names),
      requestReference: references.get(line.id) ?? line.request_reference ?? '',
      productRequestStatus: step.to,
      reminder,
    })),
    skipped: skipped.map(({ line, productId, requestReference, code }) => ({
      ...(line ? lineResult(line, names) : unknownProduct(productId)),
      requestReference,
      code,
    })),
  };
}

interface Words {
  readonly comment: string | null;
  readonly dueDate: string | null;
  readonly now: Date;
}

/** Reminds of those that wait and asks anew for the others; answers with the new references by line. */
async function resendLines(
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
      // A new day to answer by, said with a mail, takes the place of what the supplier said.
      expectedDate: null,
      ...remindersAfterMove({ sentAt: requestedAt ?? now, dueDate, earliest: resendAllowedAt(now) }),
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

interface ResentLine {
  readonly line: LockedLine;
  readonly step: LineStep;
  /** The request stays; otherwise the supplier is asked anew. */
  readonly reminder: boolean;
}

interface SkippedItem {
  readonly productId: string;
  readonly requestReference: string | null;
  /** Null where none was found, or more than one. */
  readonly line: LockedLine | null;
  readonly code: LineSkipReason;
}

interface Validated {
  readonly resent: readonly ResentLine[];
  readonly skipped: readonly SkippedItem[];
}

/** Validates the line of each item; a line that is named twice is validated once. */
async function validateResend(tx: Tx, caller: Caller, items: readonly NamedItem[], now: Date): Promise<Validated> {
  const named = await lockNamedLines(tx, caller, items, 'resend');
  const refusalOf = await supplierRefusals(tx, caller, named.lines);
  const resent = new Map<string, ResentLine>();
  const skipped = new Map<string, SkippedItem>();
  for (const { productId, requestReference, candidates } of named.items) {
    const [line = null, second] = candidates;
    const verdict = second ? 'AMBIGUOUS_REQUEST' : validateLine(line, refusalOf, now);
    if (typeof verdict !== 'string') resent.set(verdict.line.id, verdict);
    else {
      const skippedLine = second ? null : line;
      skipped.set(skippedLine?.id ?? `${productId} ${requestReference}`, {
        productId,
        requestReference: requestReference ?? skippedLine?.request_reference ?? null,
        line: skippedLine,
        code: verdict,
      });
    }
  }
  return { resent: [...resent.values()], skipped: [...skipped.values()] };
}

function validateLine(line: LockedLine | null, refusalOf: SupplierRefusal, now: Date): ResentLine | LineSkipReason {
  if (!line) return 'NOT_FOUND';
  if (line.archived) return 'ARCHIVED';
  const step = customerStep('resend', line);
  if (!step) return 'INVALID_TRANSITION';
  const refusal = refusalOf(line.supplier_organisation_id);
  if (refusal) return refusal;
  const reminder = step.to === line.status;
  if (reminder && line.mailed_at && resendAllowedAt(line.mailed_at) > now) return 'REMINDED_RECENTLY';
  return { line, step, reminder };
}
