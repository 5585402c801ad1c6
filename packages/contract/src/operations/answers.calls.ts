import type { Call } from './call.ts';

const line = '/api/supplier/emission-requests/{requestReference}/products/{productId}';

export const answersCalls = {
  listReceivedProductRequests: { method: 'GET', path: '/api/product/received-product-requests', access: 'user' },
  listSupplierProducts: { method: 'GET', path: '/api/supplier/products', access: 'user' },
  listReceivedRequests: { method: 'GET', path: '/api/supplier/emission-requests', access: 'user' },
  getReceivedRequest: { method: 'GET', path: '/api/supplier/emission-requests/{requestReference}', access: 'user' },
  getEmissionAnswer: { method: 'GET', path: line, access: 'user' },
  submitEmissionData: { method: 'PUT', path: line, access: 'user' },
  saveEmissionDraft: { method: 'PUT', path: `${line}/draft`, access: 'user' },
  lockEmissionData: { method: 'PUT', path: `${line}/lock`, access: 'user' },
  unlockEmissionData: { method: 'DELETE', path: `${line}/lock`, access: 'user' },
  declineEmissionRequest: { method: 'POST', path: `${line}/decline`, access: 'user' },
  addSupplierComment: { method: 'POST', path: `${line}/comments`, access: 'user' },
  downloadAnswerDocument: { method: 'GET', path: `${line}/attachments/{attachmentId}`, access: 'user' },
  downloadReceived: { method: 'GET', path: '/api/customer/emission-requests/download/received', access: 'user' },
  importAnswers: { method: 'POST', path: '/api/product/received-product-requests/import', access: 'user' },
} as const satisfies Record<string, Call>;
