import type { Database } from '../../../database/database.ts';
import { downloads, takesSteps, uploads } from '../../../http/operation-handler.ts';
import type { OperationHandlers } from '../../../http/register-operations.ts';
import { answerOrigin } from './answer-origin.ts';
import { downloadAspect } from './aspect-export.service.ts';
import { createFootprintExport } from './footprint-export.service.ts';
import { createFootprintImport } from './import-footprints.service.ts';
import { purchasedOrigin } from './purchased-origin.ts';
import { createFootprintReading } from './read-footprint-file.service.ts';
import { templateOrigin } from './sold-product-origin.ts';
import { createFootprintFiles } from './take-footprint-file.ts';

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
    importFootprints: uploads(files.mostBytes, createFootprintImport(files)),
    checkAnswerFootprints: takesSteps((call, { query }) => answers.check(call, query)),
    downloadAnswerFootprints: downloads((call, { query: { fileName, ...filter } }) =>
      answers.download(call, filter, fileName),
    ),
    downloadAnswerAspect: downloads((call, { params, query }) => downloadAspect(answers, call, params.lineId, query)),
    readFootprintFile: uploads(files.mostBytes, createFootprintReading(files)),
    checkPurchasedFootprints: takesSteps((call, { query }) => purchased.check(call, query)),
    downloadPurchasedFootprints: downloads((call, { query: { fileName, ...filter } }) =>
      purchased.download(call, filter, fileName),
    ),
    downloadPurchasedAspect: downloads((call, { params, query }) =>
      downloadAspect(purchased, call, params.lineId, query),
    ),
  };
}
