import { planByIndexes } from '../../../database/plan-by-indexes.ts';
import { checkPage } from '../../../http/check-page.ts';
import { metadataOf } from '../../../http/list-metadata.ts';
import { reads } from '../../../http/operation-handler.ts';
import { countMatches, selectMatches } from './matches.queries.ts';
import { presentMatch } from './present-match.ts';

export const listTemplateMatches = reads<
  'listTemplateMatches',
  {
    plan: ReturnType<typeof planByIndexes>;
    page: ReturnType<typeof selectMatches>;
    count: ReturnType<typeof countMatches>;
  }
>(
  (db, { query }) => ({
    plan: planByIndexes(db),
    page: selectMatches(db, query, checkPage(query)),
    count: countMatches(db, query),
  }),
  ({ page, count }) => ({ data: page.map(presentMatch), metadata: metadataOf(count[0]) }),
);
