import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { deepestRow } from '@pcf/contract/paging';
import type { Caller, Tx } from '../../database/database.ts';
import { reads, streams, writes } from '../../http/operation-handler.ts';
import { checkPage } from '../../http/paging.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import type { NotificationHub } from './notification-hub.ts';
import {
  countNotifications,
  insertReads,
  moveMarker,
  selectNotifications,
  selectState,
} from './notifications.queries.ts';

export const listNotifications = reads<
  'listNotifications',
  { page: ReturnType<typeof selectNotifications>; counted: ReturnType<typeof countNotifications> }
>(
  (db, { query }) => ({ page: selectNotifications(db, checkPage(query)), counted: countNotifications(db) }),
  ({ page, counted: [counted] }) => {
    const { count, unread } = counted ?? { count: 0, unread: 0 };
    return {
      data: page.map((row) => ({
        id: row.id,
        side: row.side,
        kind: row.kind,
        partnerName: row.partner_name,
        actorName: row.actor_name,
        lines: row.lines,
        productId: row.product_id,
        templateId: row.template_id,
        productName: row.product_name,
        requestReference: row.request_reference,
        comment: row.comment,
        read: row.read,
        createdAt: row.created_at.toISOString(),
      })),
      metadata: count > deepestRow ? { count: deepestRow, more: true, unread } : { count, unread },
    };
  },
);

export const notificationsRoutes = (hub: NotificationHub): OperationHandlers => ({
  listNotifications,
  readNotifications: writes(readNotifications),
  streamNotifications: streams((call, { query }) => hub.open(call, query.lastEventId)),
});

export async function readNotifications(
  tx: Tx,
  { body: { ids, upTo } }: CheckedInput<'readNotifications'>,
  caller: Caller,
): Promise<OperationOutput<'readNotifications'>> {
  if (upTo !== undefined) await moveMarker(tx, caller, upTo);
  if (ids !== undefined) await insertReads(tx, caller, ids);
  const { unread } = await selectState(tx).executeTakeFirstOrThrow();
  return { unread };
}
