import type { OperationHandlers } from '../../http/register-operations.ts';
import { getDashboard } from './dashboard.service.ts';
import { getDataHistory } from './data-history.service.ts';
import { getEmissionRequestSummary, getRequestAgeSummary, getRequestSummary } from './summaries.service.ts';

export const dashboardRoutes: OperationHandlers = {
  getDashboard,
  getDataHistory,
  getEmissionRequestSummary,
  getRequestAgeSummary,
  getRequestSummary,
};
