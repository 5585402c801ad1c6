import type { Call } from './call.ts';

export const installationCalls = {
  listOrganisations: { method: 'GET', path: '/api/installation/organisations', access: 'manageInstallation' },
  suspendOrganisation: {
    method: 'POST',
    path: '/api/installation/organisations/{organisationId}/suspension',
    access: 'manageInstallation',
  },
  resumeOrganisation: {
    method: 'DELETE',
    path: '/api/installation/organisations/{organisationId}/suspension',
    access: 'manageInstallation',
  },
  requestOrganisationDeletion: {
    method: 'POST',
    path: '/api/installation/organisations/{organisationId}/deletion',
    access: 'manageInstallation',
  },
  withdrawOrganisationDeletion: {
    method: 'DELETE',
    path: '/api/installation/organisations/{organisationId}/deletion',
    access: 'manageInstallation',
  },
  exportOrganisation: {
    method: 'GET',
    path: '/api/installation/organisations/{organisationId}/export',
    access: 'manageInstallation',
  },
  listInstallationEntries: { method: 'GET', path: '/api/installation/log', access: 'manageInstallation' },
} as const satisfies Record<string, Call>;
