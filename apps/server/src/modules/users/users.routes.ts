import { writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { getCurrentUser, updateCurrentUser } from './users.service.ts';

export const usersRoutes: OperationHandlers = {
  getCurrentUser,
  updateCurrentUser: writes(updateCurrentUser),
};
