import type { Call } from './call.ts';

/** What the page itself needs: its runtime configuration, and a place for its click events. */
export const pageCalls = {
  getRuntimeConfiguration: { method: 'GET', path: '/config.json', access: 'public' },
  trackEvent: { method: 'POST', path: '/api/tracking/events', access: 'manageOwnAccount' },
} as const satisfies Record<string, Call>;
