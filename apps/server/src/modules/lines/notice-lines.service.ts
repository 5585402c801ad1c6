import type { LineNoticeKind } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { collectNotices } from '../../jobs/collect-notices.ts';
import { sendToPartners } from '../network-deliveries/send-to-partners.service.ts';

interface NoticedLine {
  readonly id: string;
  readonly customer_organisation_id: string;
}

interface Notice {
  readonly kind: LineNoticeKind;
  readonly recipientId: string;
  readonly lines: readonly NoticedLine[];
  readonly comment?: string | null;
}

/**
 * Tells the other side, in the transaction of the change: on its own platform where it lives on another one, and by mail
 * otherwise. What is told within a short while, to one recipient and of one kind, becomes one mail.
 */
export async function noticeLines(
  tx: Tx,
  caller: Caller,
  { kind, recipientId, lines, comment = null }: Notice,
): Promise<void> {
  if (lines.length === 0) return;
  await pipelined([
    insertNotices(tx, caller, { kind, recipientId, lines, comment }),
    collectNotices(tx, { recipientId, senderId: caller.organisationId, kind }),
    sendToPartners(tx, caller, { kind, lines, comment }),
  ]);
}

/** None for a recipient on another platform, which nobody has to be asked beforehand. */
const insertNotices = (tx: Tx, caller: Caller, { kind, recipientId, lines, comment }: Required<Notice>) =>
  sql`
    insert into line_notice (recipient_organisation_id, sender_organisation_id, kind, customer_organisation_id, line_id, comment)
    select ${recipientId}::uuid, ${caller.organisationId}::uuid, ${kind}, n.customer_organisation_id, n.line_id, ${comment}
      from unnest(${lines.map((line) => line.customer_organisation_id)}::uuid[], ${lines.map(({ id }) => id)}::uuid[])
           as n (customer_organisation_id, line_id)
     where not exists (select from network_connection c where c.partner_organisation_id = ${recipientId}::uuid)`.execute(
    tx,
  );
