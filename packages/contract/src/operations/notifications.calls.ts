import type { Call } from './call.ts';

export const notificationsCalls = {
  listNotifications: { method: 'GET', path: '/api/notifications', access: 'manageOwnAccount' },
  streamNotifications: { method: 'GET', path: '/api/notifications/stream', access: 'manageOwnAccount' },
  readNotifications: { method: 'POST', path: '/api/notifications/read', access: 'manageOwnAccount' },
} as const satisfies Record<string, Call>;
