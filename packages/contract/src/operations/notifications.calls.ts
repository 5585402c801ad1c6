import type { Call } from './call.ts';

export const notificationsCalls = {
  listNotifications: { method: 'GET', path: '/api/notifications', access: 'user' },
  streamNotifications: { method: 'GET', path: '/api/notifications/stream', access: 'user' },
  readNotifications: { method: 'POST', path: '/api/notifications/read', access: 'user' },
} as const satisfies Record<string, Call>;
