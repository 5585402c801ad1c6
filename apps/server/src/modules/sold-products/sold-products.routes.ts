import { downloads, writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import type { DocumentDownloads } from '../documents/document-downloads.service.ts';
import { createTemplateOfProduct } from './create-from-product.service.ts';
import { createTemplate } from './create-sold-product.service.ts';
import { deleteTemplate, deleteTemplates } from './delete-sold-products.service.ts';
import { getTemplate, listTemplates } from './read-sold-products.service.ts';
import { discardTemplateDraft, saveTemplateDraft } from './sold-product-draft.service.ts';
import { listTemplateUses } from './sold-product-uses.service.ts';
import { updateTemplate } from './update-sold-product.service.ts';

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
