import type { Call } from './call.ts';

const template = '/api/templates/{templateId}';

export const templatesCalls = {
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
} as const satisfies Record<string, Call>;
