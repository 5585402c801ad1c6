import { historyMonths } from '@pcf/contract/exchange-limits';
import type { ExchangeSide } from '@pcf/contract/vocabulary/requests';
import {
  productRequestAggregatedStatuses,
  productRequestStatuses,
  requestAges,
} from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { ownOrganisation } from '../../database/list-query.ts';
import { today } from '../../database/whole-day.ts';
import { reads } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { getDashboard } from './dashboard.ts';
import { countsOf, selectAgeCounts, selectLineCounts, selectRequestCounts } from './tallies.queries.ts';

export const getDataHistory = reads<'getDataHistory', { months: ReturnType<typeof selectDataHistory> }>(
  (db) => ({ months: selectDataHistory(db) }),
  ({ months }) => {
    const of = (side: ExchangeSide) =>
      months
        .filter((row) => row.side === side)
        .map(({ month, lines, primary_data_share, verified_share, quality_score }) => ({
          month,
          lines,
          primaryDataShare: primary_data_share,
          verifiedShare: verified_share,
          qualityScore: quality_score,
        }));
    return { customer: of('CUSTOMER'), supplier: of('SUPPLIER') };
  },
);

export const getEmissionRequestSummary = reads<
  'getEmissionRequestSummary',
  { counts: ReturnType<typeof selectRequestCounts> }
>(
  (db) => ({ counts: selectRequestCounts(db) }),
  ({ counts }) => {
    const of = (side: ExchangeSide) => countsOf(productRequestAggregatedStatuses, counts, side);
    return { sent: of('CUSTOMER'), received: of('SUPPLIER') };
  },
);

export const getRequestSummary = reads<'getRequestSummary', { counts: ReturnType<typeof selectLineCounts> }>(
  (db) => ({ counts: selectLineCounts(db) }),
  ({ counts }) => {
    const of = (side: ExchangeSide) => countsOf(productRequestStatuses, counts, side);
    return { customer: of('CUSTOMER'), supplier: of('SUPPLIER') };
  },
);

export const getRequestAgeSummary = reads<'getRequestAgeSummary', { counts: ReturnType<typeof selectAgeCounts> }>(
  (db) => ({ counts: selectAgeCounts(db) }),
  ({ counts }) => {
    const of = (side: ExchangeSide) => countsOf(requestAges, counts, side);
    return { customer: of('CUSTOMER'), supplier: of('SUPPLIER') };
  },
);

export const dashboardRoutes: OperationHandlers = {
  getDashboard,
  getDataHistory,
  getEmissionRequestSummary,
  getRequestAgeSummary,
  getRequestSummary,
};

interface MonthRow {
  readonly side: string;
  readonly month: string;
  readonly lines: number;
  readonly primary_data_share: number | null;
  readonly verified_share: number | null;
  readonly quality_score: number | null;
}

/** How what is in force stood at the end of each month, the running one last; the first has all that was before it. */
function selectDataHistory(db: Queries) {
  const last = sql`date_trunc('month', ${today()}::date)::date`;
  const first = sql`(${last} - interval '${sql.lit(historyMonths - 1)} months')::date`;
  const ratio = (part: string, whole: string) =>
    sql`round(sum(${sql.ref(part)}) over standing / nullif(sum(${sql.ref(whole)}) over standing, 0), 1)::double precision`;
  return db
    .selectFrom(
      sql<MonthRow>`(
      with change as (
        select side, least(greatest(month, ${first}), ${last}) as month, sum(valued_lines) as valued, 100 * sum(verified_lines) as verified,
               sum(shared_lines) as shared, sum(primary_data_share_sum) as share_sum, sum(scored_lines) as scored, sum(quality_score_sum) as score_sum
          from line_month_tally
         where organisation_id = ${ownOrganisation} and side in ('CUSTOMER', 'SUPPLIER')
         group by 1, 2
      )
      select s.side, to_char(m.month, 'YYYY-MM') as month, coalesce(sum(c.valued) over standing, 0)::integer as lines,
             ${ratio('share_sum', 'shared')} as primary_data_share, ${ratio('verified', 'valued')} as verified_share,
             ${ratio('score_sum', 'scored')} as quality_score
        from (values ('CUSTOMER'), ('SUPPLIER')) s (side)
       cross join generate_series(${first}, ${last}, interval '1 month') m (month)
        left join change c on c.side = s.side and c.month = m.month
      window standing as (partition by s.side order by m.month))`.as('h'),
    )
    .selectAll()
    .orderBy('side')
    .orderBy('month');
}
