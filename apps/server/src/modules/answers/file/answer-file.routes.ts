import { downloads, uploads } from '../../../http/operation-handler.ts';
import type { OperationHandlers } from '../../../http/register-operations.ts';
import type { createAnswerImport } from './import-answers.service.ts';
import type { createReceivedFile } from './received-file.service.ts';

export const answerFileRoutes = (
  received: ReturnType<typeof createReceivedFile>,
  answers: ReturnType<typeof createAnswerImport>,
): OperationHandlers => ({
  downloadReceived: downloads(received.downloadReceived),
  importAnswers: uploads(answers.mostBytes, answers.importAnswers),
});
