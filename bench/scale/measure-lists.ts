import type { Database, Queries, ReadQueries } from '../../apps/server/src/database/database.ts';
import { everyPartner } from '../../apps/server/src/database/tallies.ts';
import { explain } from '../lists/explain.ts';
import { requestOf } from '../postgres/request-of.ts';
import type { Named } from './list-calls.ts';

/** What a call cost, all its queries together. */
export interface Cost {
  readonly milliseconds: number;
  readonly pages: number;
}

/** In one request of the organisation, as the server would make it. */
export const costOf = (
  database: Database,
  organisation: string,
  queries: (db: Queries) => ReadQueries,
): Promise<Cost> =>
  requestOf(database, organisation, async (tx) => {
    let cost: Cost = { milliseconds: 0, pages: 0 };
    for (const query of Object.values(queries(tx))) {
      const { milliseconds, pages } = await explain(tx, query);
      cost = { milliseconds: cost.milliseconds + milliseconds, pages: cost.pages + pages };
    }
    return cost;
  });

/** Whatever the organisation has most of, so that lists of a part of it are as long as they get. */
export const namedBy = (database: Database, organisation: string): Promise<Named> =>
  requestOf(database, organisation, async (tx) => {
    const [partner, template] = await Promise.all([
      tx
        .selectFrom('line_tally')
        .select('partner_id as id')
        .where('partner_id', '<>', everyPartner)
        .groupBy('partner_id')
        .orderBy((of) => of.fn.sum('lines'), 'desc')
        .orderBy('partner_id')
        .limit(1)
        .executeTakeFirst(),
      tx
        .selectFrom('template_use')
        .select('template_id as id')
        .groupBy('template_id')
        .orderBy((of) => of.fn.countAll(), 'desc')
        .orderBy('template_id')
        .limit(1)
        .executeTakeFirst(),
    ]);
    return { partnerId: partner?.id ?? everyPartner, templateId: template?.id ?? everyPartner };
  });
