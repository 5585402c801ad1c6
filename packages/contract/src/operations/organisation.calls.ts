import type { Call } from './call.ts';

export const organisationCalls = {
  getOrganisation: { method: 'GET', path: '/api/organisation', access: 'user' },
  updateOrganisation: { method: 'PUT', path: '/api/organisation', access: 'admin' },
  downloadOrganisationLogo: { method: 'GET', path: '/api/organisation/logo', access: 'user' },
  uploadOrganisationLogo: { method: 'POST', path: '/api/organisation/logo', access: 'admin' },
  deleteOrganisationLogo: { method: 'DELETE', path: '/api/organisation/logo', access: 'admin' },
  getSbtiTarget: { method: 'GET', path: '/api/organisation/sbti-target', access: 'user' },
  setSbtiTarget: { method: 'POST', path: '/api/organisation/sbti-target', access: 'admin' },
  getSbtiStatistics: { method: 'GET', path: '/api/organisation/sbti-target/statistics', access: 'user' },
} as const satisfies Record<string, Call>;
