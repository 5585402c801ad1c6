import { z } from 'zod';
import { paging } from '../list-query.ts';
import { notificationList, readNotificationsRequest, unreadNotifications } from '../resources/notification.ts';
import { notificationsCalls } from './notifications.calls.ts';
import { defineOperations } from './operation.ts';

const tag = 'Notifications';

export const notificationsOperations = defineOperations(notificationsCalls, {
  listNotifications: {
    tag,
    summary: 'What happened, for everybody of the organisation',
    query: z.object(paging),
    success: { status: 200, body: notificationList, description: 'The newest first, with what the caller has read.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  readNotifications: {
    tag,
    summary: 'Mark as read: some, or everything up to one',
    body: readNotificationsRequest,
    success: { status: 200, body: unreadNotifications, description: 'How many are left.' },
    errors: [],
  },
});
