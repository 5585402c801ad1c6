import { streams, writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import type { NotificationHub } from './notification-hub.ts';
import { listNotifications, readNotifications } from './notifications.service.ts';

export const notificationsRoutes = (hub: NotificationHub): OperationHandlers => ({
  listNotifications,
  readNotifications: writes(readNotifications),
  streamNotifications: streams((call, { query }) => hub.open(call, query.lastEventId)),
});
