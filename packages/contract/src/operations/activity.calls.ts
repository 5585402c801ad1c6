import type { Call } from './call.ts';

export const activityCalls = {
  listActivities: { method: 'GET', path: '/api/organisation/activity', access: 'admin' },
  downloadActivities: { method: 'GET', path: '/api/organisation/activity/download', access: 'admin' },
} as const satisfies Record<string, Call>;
