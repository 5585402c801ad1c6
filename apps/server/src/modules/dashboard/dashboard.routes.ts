import type { OperationHandlers } from '../../http/register-operations.ts';

export const dashboardRoutes: OperationHandlers = {};
