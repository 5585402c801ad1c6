import type { ExchangeSide } from '@pcf/contract/vocabulary/exchange-side';
import { type ProductRequestStatus, productRequestStatuses } from '@pcf/contract/vocabulary/product-request-status';
import { type CountRow, countsOf } from './counts-of.ts';

type LineCount = CountRow<ProductRequestStatus>;

interface DayCount {
  readonly side: string;
  readonly overdue: number;
  readonly expiring: number;
  readonly expired: number;
}

export function presentCustomerSide(lines: readonly LineCount[], days: readonly DayCount[]) {
  const counts = countsOf(productRequestStatuses, lines, 'CUSTOMER');
  const products = sumOf(counts);
  return {
    toReview: counts.PENDING_REVIEW,
    ...waiting(days, 'CUSTOMER'),
    declined: counts.DECLINED,
    products,
    requested: products - counts.NOT_STARTED - counts.CANCELED,
  };
}

export function presentSupplierSide(lines: readonly LineCount[], days: readonly DayCount[]) {
  const counts = countsOf(productRequestStatuses, lines, 'SUPPLIER');
  return {
    toAnswer: counts.REQUESTED,
    rejected: counts.REJECTED,
    ...waiting(days, 'SUPPLIER'),
    lines: sumOf(counts),
  };
}

const sumOf = (counts: Record<ProductRequestStatus, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

function waiting(days: readonly DayCount[], side: ExchangeSide) {
  const { overdue = 0, expiring = 0, expired = 0 } = days.find((row) => row.side === side) ?? {};
  return { overdue, expiring, expired };
}
