import type { LineNoticeKind } from '@pcf/contract/vocabulary/line-notice-kind';
import type { Caller, Tx } from '../../database/database.ts';
import { together } from '../../database/together.ts';
import { collectNotices } from '../../jobs/collect-notices.ts';

interface NoticedLine {
  readonly id: string;
  readonly customer_organisation_id: string;
}

/**
 * Tells the other side by mail, in the transaction of the change. What is told within a short while, to one recipient
 * and of one kind, becomes one mail.
 */
export async function noticeLines(
  tx: Tx,
  caller: Caller,
  {
    kind,
    recipientId,
    lines,
    comment = null,
  }: {
    readonly kind: LineNoticeKind;
    readonly recipientId: string;
    readonly lines: readonly NoticedLine[];
    readonly comment?: string | null;
  },
): Promise<void> {
  if (lines.length === 0) return;
  const notices = lines.map((line) => ({
    recipient_organisation_id: recipientId,
    sender_organisation_id: caller.organisationId,
    kind,
    customer_organisation_id: line.customer_organisation_id,
    line_id: line.id,
    comment,
  }));
  await together([
    tx.insertInto('line_notice').values(notices).execute(),
    collectNotices(tx, { recipientId, senderId: caller.organisationId, kind }),
  ]);
}
