import type { Call } from './call.ts';

export const organisationCalls = {
  getOrganisation: { method: 'GET', path: '/api/organisation', access: 'seeOrganisation' },
  updateOrganisation: { method: 'PUT', path: '/api/organisation', access: 'manageOrganisation' },
  downloadOrganisationLogo: { method: 'GET', path: '/api/organisation/logo', access: 'seeOrganisation' },
  uploadOrganisationLogo: { method: 'POST', path: '/api/organisation/logo', access: 'manageOrganisation' },
  deleteOrganisationLogo: { method: 'DELETE', path: '/api/organisation/logo', access: 'manageOrganisation' },
  getSbtiTarget: { method: 'GET', path: '/api/organisation/sbti-target', access: 'seeOrganisation' },
  setSbtiTarget: { method: 'POST', path: '/api/organisation/sbti-target', access: 'manageOrganisation' },
  getSbtiStatistics: { method: 'GET', path: '/api/organisation/sbti-target/statistics', access: 'seeOrganisation' },
} as const satisfies Record<string, Call>;
