import type { Call } from './call.ts';

export const documentsCalls = {
  listDocuments: { method: 'GET', path: '/api/organisation/attachments', access: 'user' },
  uploadDocument: { method: 'POST', path: '/api/organisation/attachments', access: 'user' },
  deleteDocuments: { method: 'DELETE', path: '/api/organisation/attachments', access: 'user' },
} as const satisfies Record<string, Call>;
