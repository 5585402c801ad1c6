import type { Call } from './call.ts';

const template = '/api/templates/{templateId}';
const matches = '/api/templates/matches';
const templates = '/api/templates/footprints';
const answers = '/api/supplier/footprints';
const purchased = '/api/customer/footprints';

/** Footprints as files that other platforms take and give. */

export const soldProductsCalls = {
  listTemplates: { method: 'GET', path: '/api/templates', access: 'user' },
  createTemplate: { method: 'POST', path: '/api/templates', access: 'user' },
  createTemplateOfProduct: { method: 'POST', path: '/api/templates/product/{productId}', access: 'user' },
  getTemplate: { method: 'GET', path: template, access: 'user' },
  updateTemplate: { method: 'PUT', path: template, access: 'user' },
  deleteTemplate: { method: 'DELETE', path: template, access: 'user' },
  deleteTemplates: { method: 'DELETE', path: '/api/templates', access: 'user' },
  downloadTemplates: { method: 'GET', path: '/api/templates/download', access: 'user' },
  downloadTemplateDocument: { method: 'GET', path: `${template}/attachments/{attachmentId}`, access: 'user' },
  importTemplates: { method: 'POST', path: '/api/templates/import', access: 'user' },
  getTemplateImportProgress: { method: 'GET', path: '/api/template-imports/{importId}', access: 'user' },
  downloadEmptyTemplateFile: { method: 'GET', path: '/api/templates/import-file', access: 'user' },
  saveTemplateDraft: { method: 'PUT', path: `${template}/draft`, access: 'user' },
  discardTemplateDraft: { method: 'DELETE', path: `${template}/draft`, access: 'user' },
  listTemplateUses: { method: 'GET', path: `${template}/uses`, access: 'user' },
  listTemplateMatches: { method: 'GET', path: matches, access: 'user' },
  confirmTemplateMatches: { method: 'PUT', path: matches, access: 'user' },
  downloadTemplateMatches: { method: 'GET', path: `${matches}/download`, access: 'user' },
  importTemplateMatches: { method: 'POST', path: `${matches}/import`, access: 'user' },
  answerWithTemplates: { method: 'POST', path: '/api/templates/answers', access: 'user' },
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
