import type { Call } from './call.ts';

export const dashboardCalls = {
  getDashboard: { method: 'GET', path: '/api/organisation/dashboard', access: 'user' },
  getDataHistory: { method: 'GET', path: '/api/organisation/data-history', access: 'user' },
  getEmissionRequestSummary: { method: 'GET', path: '/api/organisation/emission-request-summary', access: 'user' },
  getRequestSummary: { method: 'GET', path: '/api/product/request-summary', access: 'user' },
  getRequestAgeSummary: { method: 'GET', path: '/api/product/request-age-summary', access: 'user' },
} as const satisfies Record<string, Call>;
