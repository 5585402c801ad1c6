import type { Call } from './call.ts';

export const activityCalls = {
  listActivities: { method: 'GET', path: '/api/organisation/activity', access: 'seeActivity' },
  downloadActivities: { method: 'GET', path: '/api/organisation/activity/download', access: 'seeActivity' },
} as const satisfies Record<string, Call>;
