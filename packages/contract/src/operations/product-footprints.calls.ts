import type { Call } from './call.ts';

const templates = '/api/templates/footprints';
const answers = '/api/supplier/footprints';
const purchased = '/api/customer/footprints';

/** Footprints as files that other platforms take and give. */
export const productFootprintsCalls = {
  checkTemplateFootprints: { method: 'GET', path: `${templates}/check`, access: 'user' },
  downloadTemplateFootprints: { method: 'GET', path: templates, access: 'user' },
  downloadTemplateAspect: { method: 'GET', path: '/api/templates/{templateId}/catena-x', access: 'user' },
  importFootprints: { method: 'POST', path: '/api/templates/import-footprints', access: 'user' },
  checkAnswerFootprints: { method: 'GET', path: `${answers}/check`, access: 'user' },
  downloadAnswerFootprints: { method: 'GET', path: answers, access: 'user' },
  downloadAnswerAspect: { method: 'GET', path: `${answers}/{lineId}/catena-x`, access: 'user' },
  readFootprintFile: { method: 'POST', path: `${answers}/read`, access: 'user', keepsNothing: true },
  checkPurchasedFootprints: { method: 'GET', path: `${purchased}/check`, access: 'user' },
  downloadPurchasedFootprints: { method: 'GET', path: purchased, access: 'user' },
  downloadPurchasedAspect: { method: 'GET', path: `${purchased}/{lineId}/catena-x`, access: 'user' },
} as const satisfies Record<string, Call>;
