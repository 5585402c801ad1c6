import type { OperationHandlers } from '../../http/register-operations.ts';

export const apiKeysRoutes: OperationHandlers = {};
