import type { Call } from './call.ts';

const requests = '/api/customer/emission-requests';
const line = `${requests}/{requestReference}/products/{productId}` as const;

export const reviewsCalls = {
  acceptEmissionData: { method: 'POST', path: `${line}/accept`, access: 'actOnRequests' },
  acceptEmissionDataOfProduct: {
    method: 'POST',
    path: `${requests}/products/{productId}/accept`,
    access: 'actOnRequests',
  },
  rejectEmissionData: { method: 'POST', path: `${line}/reject`, access: 'actOnRequests' },
  rejectEmissionDataOfProduct: {
    method: 'POST',
    path: `${requests}/products/{productId}/reject`,
    access: 'actOnRequests',
  },
  acceptManyEmissionData: { method: 'POST', path: `${requests}/accept`, access: 'actOnRequests' },
  getEmissionDetails: { method: 'GET', path: `${line}/details`, access: 'seeOrganisation' },
  downloadReceivedFootprint: { method: 'GET', path: `${line}/versions/{version}/original`, access: 'seeOrganisation' },
  downloadSubmittedDocument: { method: 'GET', path: `${line}/attachments/{attachmentId}`, access: 'seeOrganisation' },
} as const satisfies Record<string, Call>;
