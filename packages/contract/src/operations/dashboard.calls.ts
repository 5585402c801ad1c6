import type { Call } from './call.ts';

export const dashboardCalls = {
  getDashboard: { method: 'GET', path: '/api/organisation/dashboard', access: 'seeOrganisation' },
  getDataHistory: { method: 'GET', path: '/api/organisation/data-history', access: 'seeOrganisation' },
  getEmissionRequestSummary: {
    method: 'GET',
    path: '/api/organisation/emission-request-summary',
    access: 'seeOrganisation',
  },
  getRequestSummary: { method: 'GET', path: '/api/product/request-summary', access: 'seeOrganisation' },
  getRequestAgeSummary: { method: 'GET', path: '/api/product/request-age-summary', access: 'seeOrganisation' },
} as const satisfies Record<string, Call>;
