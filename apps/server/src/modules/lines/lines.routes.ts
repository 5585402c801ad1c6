import type { OperationHandlers } from '../../http/register-operations.ts';

export const linesRoutes: OperationHandlers = {};
