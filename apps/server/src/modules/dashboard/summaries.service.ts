import type { ExchangeSide } from '@pcf/contract/vocabulary/exchange-side';
import { productRequestAggregatedStatuses } from '@pcf/contract/vocabulary/product-request-aggregated-status';
import { productRequestStatuses } from '@pcf/contract/vocabulary/product-request-status';
import { requestAges } from '@pcf/contract/vocabulary/request-age';
import { reads } from '../../http/operation-handler.ts';
import { countsOf } from './counts-of.ts';
import { selectAgeCounts, selectLineCounts, selectRequestCounts } from './tallies.queries.ts';

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
