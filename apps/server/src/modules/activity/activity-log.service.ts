import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { planByIndexes } from '../../database/plan-by-indexes.ts';
import { checkPage } from '../../http/check-page.ts';
import { metadataOf } from '../../http/list-metadata.ts';
import { reads } from '../../http/operation-handler.ts';
import { type ActivityRow, countActivities, selectActivities } from './activity-log.queries.ts';

/** Whoever acted keeps the name that it had last, also after being removed. */
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
    plan: ReturnType<typeof planByIndexes>;
    page: ReturnType<typeof selectActivities>;
    count: ReturnType<typeof countActivities>;
  }
>(
  (db, { query }) => ({
    plan: planByIndexes(db),
    page: selectActivities(db, query, checkPage(query)),
    count: countActivities(db, query),
  }),
  ({ page, count }) => ({ data: page.map(presentActivity), metadata: metadataOf(count[0]) }),
);

type Entry = OperationOutput<'listActivities'>['data'][number];
