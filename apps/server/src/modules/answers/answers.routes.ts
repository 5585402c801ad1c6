import type { Tx } from '../../database/database.ts';
import { downloads, uploads, writes, writesTo } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { type AnsweredLine, findFreeLine, findLine } from './answered-line.queries.ts';
import { addSupplierComment, declineEmissionRequest } from './decline-and-comment.ts';
import { saveEmissionDraft } from './drafts.ts';
import type { createReceivedFile } from './file/download-received-file.ts';
import type { createAnswerImport } from './file/import-answers.ts';
import { lockEmissionData, unlockEmissionData } from './line-lock.ts';
import { listReceivedProductRequests, listSupplierProducts } from './list-received-lines.ts';
import { postponeEmissionRequest } from './postpone.ts';
import { getEmissionAnswer } from './read-answer.ts';
import { getReceivedRequest, listReceivedRequests } from './received-requests.ts';
import { submitEmissionData } from './submit-answer.ts';

export const answerFileRoutes = (
  received: ReturnType<typeof createReceivedFile>,
  answers: ReturnType<typeof createAnswerImport>,
): OperationHandlers => ({
  downloadReceived: downloads(received.downloadReceived),
  importAnswers: uploads(answers.maxBytes, answers.importAnswers),
});

export const receivedRoutes: OperationHandlers = {
  listReceivedProductRequests,
  listSupplierProducts,
  listReceivedRequests,
  getReceivedRequest,
};

interface OfLine {
  readonly params: AnsweredLine;
}

const itsLine = {
  ahead: (tx: Tx, { params }: OfLine) => findFreeLine(tx, params),
  find: (tx: Tx, { params }: OfLine) => findLine(tx, params),
};

export const answersRoutes: OperationHandlers = {
  getEmissionAnswer: writes(getEmissionAnswer),
  submitEmissionData: writesTo(itsLine, submitEmissionData),
  saveEmissionDraft: writesTo(itsLine, saveEmissionDraft),
  lockEmissionData: writesTo(itsLine, lockEmissionData),
  unlockEmissionData: writesTo(itsLine, unlockEmissionData),
  postponeEmissionRequest: writesTo(itsLine, postponeEmissionRequest),
  declineEmissionRequest: writesTo(itsLine, declineEmissionRequest),
  addSupplierComment: writesTo(itsLine, addSupplierComment),
};
