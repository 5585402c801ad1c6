import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { checkPage } from '../../http/check-page.ts';
import { metadataOf } from '../../http/list-metadata.ts';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { countMessages, type MessageRow, selectMessages, selectSentMessage, tryAnew } from './messages.queries.ts';

type Message = OperationOutput<'listNetworkMessages'>['data'][number];

export const listNetworkMessages = reads<
  'listNetworkMessages',
  { page: ReturnType<typeof selectMessages>; count: ReturnType<typeof countMessages> }
>(
  (db, { query }) => ({ page: selectMessages(db, query, checkPage(query)), count: countMessages(db, query) }),
  ({ page, count }) => ({ data: page.map(presentMessage), metadata: metadataOf(count[0]) }),
);

/** As if it had just been written. */
export async function retryNetworkDelivery(
  tx: Tx,
  { params: { messageId } }: CheckedInput<'retryNetworkDelivery'>,
  { organisationId }: Caller,
): Promise<Message> {
  const tried = await tryAnew(tx, messageId);
  const message = await selectSentMessage(tx, messageId);
  if (!message) throw new ProblemError('NOT_FOUND');
  if (!tried) throw new ProblemError('INVALID_TRANSITION', { extra: { state: message.state } });
  await enqueue(tx, 'network-delivery', { organisationId, deliveryId: messageId });
  return presentMessage(message);
}

const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  eventId: row.event_id,
  direction: row.direction,
  kind: row.kind,
  partnerId: row.partner_id,
  partnerName: row.partner_name,
  line:
    row.line_id && row.product_id && row.side
      ? {
          lineId: row.line_id,
          side: row.side,
          productId: row.product_id,
          productName: row.product_name ?? '',
          requestReference: row.request_reference,
        }
      : null,
  state: row.state,
  attempts: row.attempts,
  lastError: row.last_error,
  nextTryAt: row.next_try_at?.toISOString() ?? null,
  canRetry: row.state === 'WAITING' || row.state === 'FAILED',
  outcome: row.outcome,
  reason: row.reason,
  at: row.at.toISOString(),
});
