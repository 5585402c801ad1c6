import { textLimits } from '@pcf/contract/text-limits';
import type { DeclineReasonCode } from '@pcf/contract/vocabulary/decline-reason-code';
import type { Caller, Tx } from '../../../database/database.ts';
import { changeSupplierLine, possibleSupplierStep } from '../../lines/change-supplier-lines.service.ts';
import { lockReceivedLines } from '../../lines/lock-received-lines.service.ts';
import { noticeLines } from '../../lines/notice-lines.service.ts';
import { isId } from '../host/is-id.ts';
import { selectAsked } from './events.queries.ts';
import { applied, type EventOf, kept, type Outcome } from './received-event.ts';
import { shortened } from './shortened.ts';

/** What the codes of the protocol come to among the reasons that suppliers here choose from. */
const reasonCodes: Readonly<Record<string, DeclineReasonCode>> = {
  NotFound: 'NOT_OUR_PRODUCT',
  AccessDenied: 'CONFIDENTIAL',
};

export async function applyRefusal(
  tx: Tx,
  caller: Caller,
  { requestEventId, error }: EventOf<'rejected'>,
): Promise<Outcome> {
  const asked = isId(requestEventId) ? await selectAsked(tx, requestEventId) : undefined;
  if (!asked) return kept('UNKNOWN_REQUEST');
  const key = { id: asked.id, customer_organisation_id: asked.customer_organisation_id };
  const [line] = await lockReceivedLines(tx, caller.organisationId, [asked.id]);
  const step = line && possibleSupplierStep('decline', caller, line);
  if (!line || !step) return kept('NOT_ALLOWED_NOW', key);
  const reason = shortened(error.message.trim() || error.code.trim() || 'InternalError', textLimits.reviewReason);
  await changeSupplierLine(tx, caller, line, {
    step,
    comment: reason,
    set: {
      reason,
      reason_code: reasonCodes[error.code] ?? 'OTHER',
      expected_date: null,
      next_reminder_at: null,
    },
  });
  await noticeLines(tx, caller, {
    kind: 'DECLINED',
    recipientId: line.customer_organisation_id,
    lines: [line],
    comment: reason,
  });
  return applied(key);
}
