import { downloads, writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import type { DocumentDownloads } from '../documents/document-downloads.service.ts';
import { createTemplate } from './create-template.service.ts';
import { createTemplateOfProduct } from './create-template-of-product.service.ts';
import { deleteTemplate, deleteTemplates } from './delete-templates.service.ts';
import { getTemplate, listTemplates } from './read-templates.service.ts';
import { discardTemplateDraft, saveTemplateDraft } from './template-draft.service.ts';
import { listTemplateUses } from './template-uses.service.ts';
import { updateTemplate } from './update-template.service.ts';

export const templatesRoutes = (files: DocumentDownloads): OperationHandlers => ({
  listTemplates,
  createTemplate: writes(createTemplate),
  createTemplateOfProduct: writes(createTemplateOfProduct),
  getTemplate,
  updateTemplate: writes(updateTemplate),
  deleteTemplate: writes(deleteTemplate),
  deleteTemplates: writes(deleteTemplates),
  downloadTemplateDocument: downloads(files.downloadTemplateDocument),
  saveTemplateDraft: writes(saveTemplateDraft),
  discardTemplateDraft: writes(discardTemplateDraft),
  listTemplateUses,
});
