import { openProductRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { requestedDaysOf } from '@pcf/domain/exchange/request-age';
import type { Queries, ReadQueries } from '../../apps/server/src/database/database.ts';
import { today } from '../../apps/server/src/database/whole-day.ts';
import type { OperationName, ReadHandler } from '../../apps/server/src/http/operation-handler.ts';
import { listActivities } from '../../apps/server/src/modules/activity/activity.routes.ts';
import { listReceivedProductRequests } from '../../apps/server/src/modules/answers/list-received-lines.ts';
import {
  getDataHistory,
  getEmissionRequestSummary,
  getRequestAgeSummary,
  getRequestSummary,
} from '../../apps/server/src/modules/dashboard/dashboard.routes.ts';
import { getDashboard } from '../../apps/server/src/modules/dashboard/dashboard.ts';
import { getFootprint } from '../../apps/server/src/modules/footprint/footprint.ts';
import { listFootprintLines } from '../../apps/server/src/modules/footprint/footprint-lines.ts';
import { getSbtiStatistics } from '../../apps/server/src/modules/organisation/sbti-target.service.ts';
import { listPurchasedProducts } from '../../apps/server/src/modules/products/purchased-lines.service.ts';

/** A call as an organisation makes it, with the queries that it sends to the database. */
export interface DashboardCall {
  readonly organisation: 'Buyer' | 'Seller';
  readonly name: string;
  queries(db: Queries): ReadQueries;
}

type Query = Readonly<Record<string, unknown>>;

const call = <Name extends OperationName>(
  organisation: DashboardCall['organisation'],
  name: string,
  handler: ReadHandler<Name>,
  query: Query = {},
): DashboardCall => ({
  organisation,
  name,
  queries: (db) => handler.queries(db, { params: {}, query, body: undefined } as never),
});

const firstPage = { pageNumber: 0, limit: 10 };
/** Where figures of the dashboard lead to. */
const links: Readonly<Record<string, Query>> = {
  overdue: { overdue: true },
  'over 90 days': { productRequestStatus: openProductRequestStatuses, ...requestedDaysOf('OVER_90', today()) },
  'lapsing soon': { productRequestStatus: ['COMPLETED'], validity: ['EXPIRING'] },
};

const ofEither = (organisation: DashboardCall['organisation']) => [
  call(organisation, 'getDashboard', getDashboard),
  call(organisation, 'getDataHistory', getDataHistory),
  call(organisation, 'getEmissionRequestSummary', getEmissionRequestSummary),
  call(organisation, 'getRequestSummary', getRequestSummary),
  call(organisation, 'getRequestAgeSummary', getRequestAgeSummary),
];

export const dashboardCalls: readonly DashboardCall[] = [
  ...ofEither('Buyer'),
  call('Buyer', 'getSbtiStatistics', getSbtiStatistics),
  call('Buyer', 'getSbtiStatistics, only active', getSbtiStatistics, { onlyActive: true }),
  call('Buyer', 'getFootprint', getFootprint),
  call('Buyer', 'listFootprintLines', listFootprintLines, firstPage),
  call('Buyer', 'listActivities', listActivities, firstPage),
  ...Object.entries(links).map(([name, query]) =>
    call('Buyer', `listPurchasedProducts, ${name}`, listPurchasedProducts, { ...firstPage, ...query }),
  ),
  ...ofEither('Seller'),
  ...Object.entries(links).map(([name, query]) =>
    call('Seller', `listReceivedProductRequests, ${name}`, listReceivedProductRequests, { ...firstPage, ...query }),
  ),
];
