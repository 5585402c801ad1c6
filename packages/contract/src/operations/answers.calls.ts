import type { Call } from './call.ts';

const line = '/api/supplier/emission-requests/{requestReference}/products/{productId}';

export const answersCalls = {
  listReceivedProductRequests: {
    method: 'GET',
    path: '/api/product/received-product-requests',
    access: 'seeOrganisation',
  },
  listSupplierProducts: { method: 'GET', path: '/api/supplier/products', access: 'seeOrganisation' },
  listReceivedRequests: { method: 'GET', path: '/api/supplier/emission-requests', access: 'seeOrganisation' },
  getReceivedRequest: {
    method: 'GET',
    path: '/api/supplier/emission-requests/{requestReference}',
    access: 'seeOrganisation',
  },
  getEmissionAnswer: { method: 'GET', path: line, access: 'seeOrganisation' },
  submitEmissionData: { method: 'PUT', path: line, access: 'answerRequests' },
  saveEmissionDraft: { method: 'PUT', path: `${line}/draft`, access: 'answerRequests' },
  lockEmissionData: { method: 'PUT', path: `${line}/lock`, access: 'answerRequests' },
  unlockEmissionData: { method: 'DELETE', path: `${line}/lock`, access: 'answerRequests' },
  postponeEmissionRequest: { method: 'POST', path: `${line}/postpone`, access: 'answerRequests' },
  declineEmissionRequest: { method: 'POST', path: `${line}/decline`, access: 'answerRequests' },
  addSupplierComment: { method: 'POST', path: `${line}/comments`, access: 'answerRequests' },
  downloadAnswerDocument: { method: 'GET', path: `${line}/attachments/{attachmentId}`, access: 'seeOrganisation' },
  downloadReceived: {
    method: 'GET',
    path: '/api/customer/emission-requests/download/received',
    access: 'seeOrganisation',
  },
  importAnswers: { method: 'POST', path: '/api/product/received-product-requests/import', access: 'answerRequests' },
} as const satisfies Record<string, Call>;
