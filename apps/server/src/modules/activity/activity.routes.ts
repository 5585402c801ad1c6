import type { OperationHandlers } from '../../http/register-operations.ts';

export const activityRoutes: OperationHandlers = {};
