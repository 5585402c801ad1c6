import { templateFileHeadings } from '@pcf/contract/template-file-headings';
import { emptyFile } from '../../../files/empty-file.ts';
import { downloads, uploads } from '../../../http/operation-handler.ts';
import type { OperationHandlers } from '../../../http/register-operations.ts';
import { readImportProgress } from '../../files/import-progress.service.ts';
import type { createTemplateExport } from './sold-product-export.service.ts';
import type { createTemplateImport } from './sold-product-import.service.ts';

export const templateFileRoutes = (
  imports: ReturnType<typeof createTemplateImport>,
  exports: ReturnType<typeof createTemplateExport>,
): OperationHandlers => ({
  importTemplates: uploads(imports.mostBytes, imports.take),
  getTemplateImportProgress: readImportProgress,
  downloadTemplates: downloads(exports.downloadTemplates),
  downloadEmptyTemplateFile: downloads(emptyFile('Sold products', Object.values(templateFileHeadings))),
});
