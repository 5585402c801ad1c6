import type { Database } from '../../database/database.ts';
import { answers, downloads } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { createPersonalDataDownload } from './download-personal-data.service.ts';
import { createAccountErasure } from './erase-account.service.ts';

export const personalDataRoutes = (database: Database): OperationHandlers => ({
  downloadPersonalData: downloads(createPersonalDataDownload(database)),
  eraseOwnAccount: answers(createAccountErasure(database)),
});
