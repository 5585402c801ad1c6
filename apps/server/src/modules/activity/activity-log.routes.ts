import { downloads } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import type { ActivityExport } from './activity-export.service.ts';
import { listActivities } from './activity-log.service.ts';

export const activityLogRoutes = (files: ActivityExport): OperationHandlers => ({
  listActivities,
  downloadActivities: downloads(files.downloadActivities),
});
