import { answers } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import type { MailRefusalsService } from './mail-refusals.service.ts';

export const mailRefusalsRoutes = (refusals: MailRefusalsService): OperationHandlers => ({
  getMailRefusal: answers(refusals.getMailRefusal),
  refuseMails: answers(refusals.refuseMails),
  allowMails: answers(refusals.allowMails),
});
