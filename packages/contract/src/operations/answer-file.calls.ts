import type { Call } from './call.ts';

export const answerFileCalls = {
  downloadReceived: { method: 'GET', path: '/api/customer/emission-requests/download/received', access: 'user' },
  importAnswers: { method: 'POST', path: '/api/product/received-product-requests/import', access: 'user' },
} as const satisfies Record<string, Call>;
