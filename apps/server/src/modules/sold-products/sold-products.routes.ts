import { soldProductFileHeadings } from '@pcf/contract/sold-product-file-headings';
import type { Database } from '../../database/database.ts';
import { emptyFile } from '../../files/table-download.ts';
import { downloads, takesSteps, uploads, writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import type { DocumentDownloads } from '../documents/document-downloads.service.ts';
import { readImportProgress } from '../files/import-file.service.ts';
import { answerWithTemplates } from './answering/answer-with-sold-products.ts';
import type { createMatchFile } from './answering/match-file.ts';
import { confirmTemplateMatches, listTemplateMatches } from './answering/matches.ts';
import { createTemplateOfProduct } from './create-from-product.ts';
import { createTemplate } from './create-sold-product.ts';
import { deleteTemplate, deleteTemplates } from './delete-sold-products.ts';
import type { createTemplateExport } from './file/sold-product-export.ts';
import type { createTemplateImport } from './file/sold-product-import.ts';
import { createFootprintExport, downloadAspect } from './footprints/footprint-export.ts';
import { answerOrigin, purchasedOrigin, templateOrigin } from './footprints/footprint-origins.ts';
import { createFootprintImport } from './footprints/import-footprints.ts';
import { createFootprintFiles, createFootprintReading } from './footprints/read-footprint-file.ts';
import { getTemplate, listTemplates } from './read-sold-products.ts';
import { discardTemplateDraft, saveTemplateDraft } from './sold-product-draft.ts';
import { listTemplateUses } from './sold-product-uses.ts';
import { updateTemplate } from './update-sold-product.ts';

export const templateFileRoutes = (
  imports: ReturnType<typeof createTemplateImport>,
  exports: ReturnType<typeof createTemplateExport>,
): OperationHandlers => ({
  importTemplates: uploads(imports.maxBytes, imports.take),
  getTemplateImportProgress: readImportProgress,
  downloadTemplates: downloads(exports.downloadTemplates),
  downloadEmptyTemplateFile: downloads(emptyFile('Sold products', Object.values(soldProductFileHeadings))),
});

export const templateAnswersRoutes = (file: ReturnType<typeof createMatchFile>): OperationHandlers => ({
  listTemplateMatches,
  confirmTemplateMatches: writes(confirmTemplateMatches),
  downloadTemplateMatches: downloads(file.downloadTemplateMatches),
  importTemplateMatches: uploads(file.maxBytes, file.importTemplateMatches),
  answerWithTemplates: writes(answerWithTemplates),
});

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

export function productFootprintsRoutes(database: Database): OperationHandlers {
  const files = createFootprintFiles(database);
  const templates = createFootprintExport(database, templateOrigin, { file: 'TEMPLATES', otherwise: 'Sold products' });
  const answers = createFootprintExport(database, answerOrigin, { file: 'RECEIVED', otherwise: 'Answers' });
  const purchased = createFootprintExport(database, purchasedOrigin, {
    file: 'PURCHASED',
    otherwise: 'Purchased products',
  });
  return {
    checkTemplateFootprints: takesSteps((call, { query }) => templates.check(call, query)),
    downloadTemplateFootprints: downloads((call, { query: { fileName, ...filter } }) =>
      templates.download(call, filter, fileName),
    ),
    downloadTemplateAspect: downloads((call, { params, query }) =>
      downloadAspect(templates, call, params.templateId, query),
    ),
    importFootprints: uploads(files.maxBytes, createFootprintImport(files)),
    checkAnswerFootprints: takesSteps((call, { query }) => answers.check(call, query)),
    downloadAnswerFootprints: downloads((call, { query: { fileName, ...filter } }) =>
      answers.download(call, filter, fileName),
    ),
    downloadAnswerAspect: downloads((call, { params, query }) => downloadAspect(answers, call, params.lineId, query)),
    readFootprintFile: uploads(files.maxBytes, createFootprintReading(files)),
    checkPurchasedFootprints: takesSteps((call, { query }) => purchased.check(call, query)),
    downloadPurchasedFootprints: downloads((call, { query: { fileName, ...filter } }) =>
      purchased.download(call, filter, fileName),
    ),
    downloadPurchasedAspect: downloads((call, { params, query }) =>
      downloadAspect(purchased, call, params.lineId, query),
    ),
  };
}
