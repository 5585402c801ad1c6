import { z } from 'zod';
import { exchangeSides, notificationKinds } from '../vocabulary/requests.ts';

const notification = z
  .object({
    id: z.string().describe('A number as text; later ones are larger.'),
    side: z.enum(exchangeSides).describe('As what the organisation is told.'),
    kind: z.enum(notificationKinds),
    partnerName: z.string().nullable(),
    actorName: z.string().nullable(),
    lines: z.int().describe('How many products, or sold products, it is about.'),
    productId: z.uuid().nullable().describe('One of them; null where it is about sold products.'),
    templateId: z.uuid().nullable().describe('One of them, where it is about sold products.'),
    productName: z.string(),
    requestReference: z.string().nullable(),
    comment: z.string().nullable(),
    read: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Notification' });

export const notificationList = z
  .object({
    data: z.array(notification),
    metadata: z.object({
      count: z.int(),
      more: z.boolean().optional(),
      unread: z.int().describe('Counted to 100.'),
    }),
  })
  .meta({ id: 'NotificationList' });

export const readNotificationsRequest = z
  .strictObject({
    ids: z
      .array(z.string().regex(/^\d{1,18}$/))
      .min(1)
      .max(100)
      .optional(),
    upTo: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional()
      .describe('Everything until this one.'),
  })
  .meta({ id: 'ReadNotificationsRequest' });

export const unreadNotifications = z.object({ unread: z.int() }).meta({ id: 'UnreadNotifications' });

/** What an event of the stream carries. */
const notificationState = unreadNotifications
  .extend({ latestId: z.string().nullable().describe('Of the newest notification.') })
  .meta({ id: 'NotificationState' });

export type NotificationState = z.infer<typeof notificationState>;
