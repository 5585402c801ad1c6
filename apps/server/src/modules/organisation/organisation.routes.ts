import { writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { getOrganisation, updateOrganisation } from './organisation.service.ts';

export const organisationRoutes: OperationHandlers = {
  getOrganisation,
  updateOrganisation: writes(updateOrganisation),
};
