import type { Call } from './call.ts';

export const organisationCalls = {
  getOrganisation: { method: 'GET', path: '/api/organisation', access: 'user' },
  updateOrganisation: { method: 'PUT', path: '/api/organisation', access: 'admin' },
} as const satisfies Record<string, Call>;
