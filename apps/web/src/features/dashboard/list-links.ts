import type { SupplierTargetGroup } from '@pcf/contract/vocabulary/organisation';
import type { ProductRequestStatus, RequestAge } from '@pcf/contract/vocabulary/requests';
import { openProductRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { requestedDaysOf } from '@pcf/domain/exchange/request-age';
import { type Filters, lineTable } from '../../exchange/line-filters/line-search.ts';
import { writeFilters } from '../../lib/filters/filters.ts';
import type { CalendarDay } from '../../lib/format/date-format.ts';
import { type LinkTarget, parseQueryString } from '../../lib/navigation/query-string.ts';
import type { HomeSide } from './home-side.ts';

const lists = { customer: '/products/purchased', supplier: '/products/received-requests' } as const;

/** The list of a side, narrowed to what a figure counts. */
export function linesOf(side: HomeSide, filters: Partial<Filters> = {}): LinkTarget {
  return { to: lists[side], search: parseQueryString(writeFilters(lineTable, '', filters)) };
}

export const linesWith = (side: HomeSide, ...productRequestStatus: ProductRequestStatus[]) =>
  linesOf(side, { productRequestStatus });

export const lapsing = (side: HomeSide, validity: 'EXPIRING' | 'EXPIRED') =>
  linesOf(side, { productRequestStatus: ['COMPLETED'], validity: [validity] });

/** Open lines that were asked for so long ago; the day is one in UTC, as the server counts. */
export function linesOfAge(side: HomeSide, age: RequestAge, today: string): LinkTarget {
  const { requestedFrom = null, requestedTo = null } = requestedDaysOf(age, today);
  return linesOf(side, {
    productRequestStatus: openProductRequestStatuses,
    requested: { from: requestedFrom as CalendarDay | null, to: requestedTo as CalendarDay | null },
    timeZone: 'UTC',
  });
}

export const suppliersWith = (sbtiTarget: SupplierTargetGroup): LinkTarget => ({
  to: '/customer/suppliers',
  search: { sbtiTarget, onlyActive: 'true' },
});

export const campaignPage = (campaignId: string): LinkTarget => ({
  to: '/customer/campaigns/$campaignId',
  params: { campaignId },
});

const inForce = { productRequestStatus: ['COMPLETED'] } as const;

/** What says how much of it was measured. A supplier's own list is not narrowed by what it answered. */
export const linesWithPrimaryData = (side: HomeSide) =>
  linesOf(
    side,
    side === 'customer' ? { ...inForce, shareOfPrimaryDataInEmissionFactor: { from: 0, to: null } } : inForce,
  );

export const verifiedLines = (side: HomeSide) =>
  linesOf(side, side === 'customer' ? { ...inForce, emissionDataVerified: [true] } : inForce);
