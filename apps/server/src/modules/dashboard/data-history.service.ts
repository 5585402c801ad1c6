import type { ExchangeSide } from '@pcf/contract/vocabulary/exchange-side';
import { reads } from '../../http/operation-handler.ts';
import { selectDataHistory } from './data-history.queries.ts';

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
