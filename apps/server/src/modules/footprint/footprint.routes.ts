import type { OperationHandlers } from '../../http/register-operations.ts';

export const footprintRoutes: OperationHandlers = {};
