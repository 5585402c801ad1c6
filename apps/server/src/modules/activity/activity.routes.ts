import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { downloads, reads } from '../../http/operation-handler.ts';
import { checkPage, metadataOf } from '../../http/paging.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { type ActivityRow, countActivities, selectActivities } from './activity.queries.ts';
import type { ActivityExport } from './activity-export.ts';

/** An actor keeps the last name it had, also after being removed. */
const presentActivity = (row: ActivityRow): Entry => ({
  id: row.id,
  event: row.event,
  actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '', isKey: row.by_key },
  details: row.details,
  createdAt: row.created_at.toISOString(),
});

export const listActivities = reads<
  'listActivities',
  {
    page: ReturnType<typeof selectActivities>;
    count: ReturnType<typeof countActivities>;
  }
>(
  (db, { query }) => ({
    page: selectActivities(db, query, checkPage(query)),
    count: countActivities(db, query),
  }),
  ({ page, count }) => ({ data: page.map(presentActivity), metadata: metadataOf(count[0]) }),
);

export const activityLogRoutes = (files: ActivityExport): OperationHandlers => ({
  listActivities,
  downloadActivities: downloads(files.downloadActivities),
});

type Entry = OperationOutput<'listActivities'>['data'][number];
