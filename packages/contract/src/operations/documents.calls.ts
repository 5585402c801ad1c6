import type { Call } from './call.ts';

export const documentsCalls = {
  listDocuments: { method: 'GET', path: '/api/organisation/attachments', access: 'seeProducts' },
  uploadDocument: { method: 'POST', path: '/api/organisation/attachments', access: 'useProducts' },
  deleteDocuments: { method: 'DELETE', path: '/api/organisation/attachments', access: 'useProducts' },
} as const satisfies Record<string, Call>;
