import { writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { addSupplierComment } from './comment-line.service.ts';
import { declineEmissionRequest } from './decline-request.service.ts';
import { lockEmissionData, unlockEmissionData } from './line-lock.service.ts';
import { getEmissionAnswer } from './read-answer.service.ts';
import { saveEmissionDraft } from './save-draft.service.ts';
import { submitEmissionData } from './submit-answer.service.ts';

export const answersRoutes: OperationHandlers = {
  getEmissionAnswer: writes(getEmissionAnswer),
  submitEmissionData: writes(submitEmissionData),
  saveEmissionDraft: writes(saveEmissionDraft),
  lockEmissionData: writes(lockEmissionData),
  unlockEmissionData: writes(unlockEmissionData),
  declineEmissionRequest: writes(declineEmissionRequest),
  addSupplierComment: writes(addSupplierComment),
};
