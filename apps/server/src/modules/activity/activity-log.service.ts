import { planByIndexes } from '../../database/plan-by-indexes.ts';
import { checkPage } from '../../http/check-page.ts';
import { metadataOf } from '../../http/list-metadata.ts';
import { reads } from '../../http/operation-handler.ts';
import { countActivities, selectActivities } from './activity-log.queries.ts';
import { presentActivity } from './present-activity.ts';

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
