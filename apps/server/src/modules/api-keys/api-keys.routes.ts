import { writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.service.ts';

export const apiKeysRoutes: OperationHandlers = {
  listApiKeys,
  createApiKey: writes(createApiKey),
  revokeApiKey: writes(revokeApiKey),
};
