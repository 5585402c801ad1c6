import { downloads, uploads, writes } from '../../../http/operation-handler.ts';
import type { OperationHandlers } from '../../../http/register-operations.ts';
import { answerWithTemplates } from './answer-with-sold-products.service.ts';
import { confirmTemplateMatches } from './confirm-matches.service.ts';
import { listTemplateMatches } from './list-matches.service.ts';
import type { createMatchFile } from './match-file.service.ts';

export const templateAnswersRoutes = (file: ReturnType<typeof createMatchFile>): OperationHandlers => ({
  listTemplateMatches,
  confirmTemplateMatches: writes(confirmTemplateMatches),
  downloadTemplateMatches: downloads(file.downloadTemplateMatches),
  importTemplateMatches: uploads(file.mostBytes, file.importTemplateMatches),
  answerWithTemplates: writes(answerWithTemplates),
});
