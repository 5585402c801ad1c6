import type { Call } from './call.ts';

const requests = '/api/customer/emission-requests';
const line = `${requests}/{requestReference}/products/{productId}` as const;

export const reviewsCalls = {
  acceptEmissionData: { method: 'POST', path: `${line}/accept`, access: 'user' },
  acceptEmissionDataOfProduct: { method: 'POST', path: `${requests}/products/{productId}/accept`, access: 'user' },
  rejectEmissionData: { method: 'POST', path: `${line}/reject`, access: 'user' },
  rejectEmissionDataOfProduct: { method: 'POST', path: `${requests}/products/{productId}/reject`, access: 'user' },
  acceptManyEmissionData: { method: 'POST', path: `${requests}/accept`, access: 'user' },
  getEmissionDetails: { method: 'GET', path: `${line}/details`, access: 'user' },
  downloadReceivedFootprint: { method: 'GET', path: `${line}/versions/{version}/original`, access: 'user' },
  downloadSubmittedDocument: { method: 'GET', path: `${line}/attachments/{attachmentId}`, access: 'user' },
} as const satisfies Record<string, Call>;
