import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { resendAllowedAt } from '@pcf/domain/exchange/reminder-schedule';
import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { tooManyRequests } from '../../limits/shared-limit.ts';
import { checkDueDate } from './check-due-date.ts';
import { type Judged, judgeResend, type SkippedItem } from './judge-resend.ts';
import { lineResult, unknownProduct } from './line-result.ts';
import { resendLines } from './resend-lines.ts';
import { keepSuppliers, selectSupplierNames } from './sending.queries.ts';

type Result = OperationOutput<'resendRequests'>;

/** All of them or none. */
export async function resendRequests(
  tx: Tx,
  { body }: CheckedInput<'resendRequests'>,
  caller: Caller,
): Promise<Result> {
  const dueDate = checkDueDate(body.dueDate);
  const { now } = await keepSuppliers(tx, caller.organisationId);
  const judged = await judgeResend(tx, caller, body.items, now);
  if (judged.skipped.length > 0) throw whyNotResent(judged.skipped, now);
  const references = await resendLines(tx, caller, judged.resent, { comment: body.comment || null, dueDate, now });
  return presentResult(tx, caller, judged, references);
}

/** As far as possible. */
export async function resendRequestsPartly(
  tx: Tx,
  { body }: CheckedInput<'resendRequestsPartly'>,
  caller: Caller,
): Promise<Result> {
  const dueDate = checkDueDate(body.dueDate);
  const { now } = await keepSuppliers(tx, caller.organisationId);
  const judged = await judgeResend(tx, caller, body.items, now);
  const references = body.dryRun
    ? new Map<string, string>()
    : await resendLines(tx, caller, judged.resent, { comment: body.comment || null, dueDate, now });
  return presentResult(tx, caller, judged, references);
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
  const waits = skipped.map(({ line }) =>
    line?.mailed_at ? resendAllowedAt(line.mailed_at).getTime() - now.getTime() : 0,
  );
  return tooManyRequests(Math.ceil(Math.max(...waits) / 1000));
}

async function presentResult(
  tx: Tx,
  caller: Caller,
  { resent, skipped }: Judged,
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
