import type { Call } from './call.ts';

const refusal = '/auth/mail-refusals/{token}';

export const mailRefusalsCalls = {
  getMailRefusal: { method: 'GET', path: refusal, access: 'public' },
  refuseMails: { method: 'POST', path: refusal, access: 'public' },
  allowMails: { method: 'DELETE', path: refusal, access: 'public' },
} as const satisfies Record<string, Call>;
