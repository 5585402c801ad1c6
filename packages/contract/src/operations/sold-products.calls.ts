import type { Call } from './call.ts';

const template = '/api/templates/{templateId}';
const matches = '/api/templates/matches';
const templates = '/api/templates/footprints';
const answers = '/api/supplier/footprints';
const purchased = '/api/customer/footprints';

/** Footprints as files that other platforms take and give. */

export const soldProductsCalls = {
  listTemplates: { method: 'GET', path: '/api/templates', access: 'seeOrganisation' },
  createTemplate: { method: 'POST', path: '/api/templates', access: 'useProducts' },
  createTemplateOfProduct: { method: 'POST', path: '/api/templates/product/{productId}', access: 'useProducts' },
  getTemplate: { method: 'GET', path: template, access: 'seeOrganisation' },
  updateTemplate: { method: 'PUT', path: template, access: 'useProducts' },
  deleteTemplate: { method: 'DELETE', path: template, access: 'useProducts' },
  deleteTemplates: { method: 'DELETE', path: '/api/templates', access: 'useProducts' },
  downloadTemplates: { method: 'GET', path: '/api/templates/download', access: 'seeProducts' },
  downloadTemplateDocument: {
    method: 'GET',
    path: `${template}/attachments/{attachmentId}`,
    access: 'seeOrganisation',
  },
  importTemplates: { method: 'POST', path: '/api/templates/import', access: 'useProducts' },
  getTemplateImportProgress: { method: 'GET', path: '/api/template-imports/{importId}', access: 'seeProducts' },
  downloadEmptyTemplateFile: { method: 'GET', path: '/api/templates/import-file', access: 'seeProducts' },
  saveTemplateDraft: { method: 'PUT', path: `${template}/draft`, access: 'useProducts' },
  discardTemplateDraft: { method: 'DELETE', path: `${template}/draft`, access: 'useProducts' },
  listTemplateUses: { method: 'GET', path: `${template}/uses`, access: 'seeOrganisation' },
  listTemplateMatches: { method: 'GET', path: matches, access: 'seeOrganisation' },
  confirmTemplateMatches: { method: 'PUT', path: matches, access: 'answerRequests' },
  downloadTemplateMatches: { method: 'GET', path: `${matches}/download`, access: 'seeOrganisation' },
  importTemplateMatches: { method: 'POST', path: `${matches}/import`, access: 'answerRequests' },
  answerWithTemplates: { method: 'POST', path: '/api/templates/answers', access: 'answerRequests' },
  checkTemplateFootprints: { method: 'GET', path: `${templates}/check`, access: 'seeProducts' },
  downloadTemplateFootprints: { method: 'GET', path: templates, access: 'seeProducts' },
  downloadTemplateAspect: { method: 'GET', path: '/api/templates/{templateId}/catena-x', access: 'seeProducts' },
  importFootprints: { method: 'POST', path: '/api/templates/import-footprints', access: 'useProducts' },
  checkAnswerFootprints: { method: 'GET', path: `${answers}/check`, access: 'seeOrganisation' },
  downloadAnswerFootprints: { method: 'GET', path: answers, access: 'seeOrganisation' },
  downloadAnswerAspect: { method: 'GET', path: `${answers}/{lineId}/catena-x`, access: 'seeOrganisation' },
  readFootprintFile: { method: 'POST', path: `${answers}/read`, access: 'answerRequests', keepsNothing: true },
  checkPurchasedFootprints: { method: 'GET', path: `${purchased}/check`, access: 'seeProducts' },
  downloadPurchasedFootprints: { method: 'GET', path: purchased, access: 'seeProducts' },
  downloadPurchasedAspect: { method: 'GET', path: `${purchased}/{lineId}/catena-x`, access: 'seeProducts' },
} as const satisfies Record<string, Call>;
