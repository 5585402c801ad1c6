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
  streamNotifications: {
    tag,
    summary: 'Hear of notifications as they come',
    query: z.object({
      lastEventId: z
        .string()
        .regex(/^\d{1,18}\.\d{1,3}$/)
        .optional()
        .describe('Of the last event that was read; it is not sent again while nothing has happened since.'),
    }),
    success: {
      status: 200,
      body: null,
      files: ['text/event-stream'],
      description:
        'Events named state, whose data is a NotificationState: one at once, then one for each change, for as long as the session lasts. What an event says is the whole state, so that a lost one does no harm.',
    },
    errors: [],
  },
  readNotifications: {
    tag,
    summary: 'Mark as read: some, or everything up to one',
    body: readNotificationsRequest,
    success: { status: 200, body: unreadNotifications, description: 'How many are left.' },
    errors: [],
  },
});
