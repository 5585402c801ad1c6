import type { ParameterOf, WordsFilter } from '@pcf/contract/filter-kinds';
import type { purchasedFilters, receivedFilters } from '@pcf/contract/line-filters';
import type { SupplierTargetGroup } from '@pcf/contract/vocabulary/organisation';
import type { ProductRequestStatus, RequestAge } from '@pcf/contract/vocabulary/requests';
import { openProductRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { requestedDaysOf } from '@pcf/domain/exchange/request-age';
import type { LinkTarget } from '../../lib/navigation/query-string.ts';
import type { HomeSide } from './home-side.ts';

const lists = { customer: '/products/purchased', supplier: '/products/received-requests' } as const;

type Table = typeof purchasedFilters & Pick<typeof receivedFilters, 'customerIds'>;

/** The filters as an address has them, by the alphabet: the first page does not load the tables of the lists for its links. */
type LineSearch = {
  readonly [Name in keyof Table & string as ParameterOf<Name, Table[Name]>]?:
    | (Table[Name] extends WordsFilter<infer Word> ? readonly Word[] : string)
    | undefined;
};

/** The list of a side, narrowed to what a figure counts. */
export const linesOf = (side: HomeSide, search: LineSearch = {}): LinkTarget => ({ to: lists[side], search });

export const linesWith = (side: HomeSide, ...productRequestStatus: ProductRequestStatus[]) =>
  linesOf(side, { productRequestStatus });

export const lapsing = (side: HomeSide, validity: 'EXPIRING' | 'EXPIRED') =>
  linesOf(side, { productRequestStatus: ['COMPLETED'], validity: [validity] });

/** Open lines that were asked for so long ago; the day is one in UTC, as the server counts. */
export function linesOfAge(side: HomeSide, age: RequestAge, today: string): LinkTarget {
  const { requestedFrom, requestedTo } = requestedDaysOf(age, today);
  return linesOf(side, {
    productRequestStatus: openProductRequestStatuses,
    requestedFrom,
    requestedTo,
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
  linesOf(side, side === 'customer' ? { ...inForce, shareOfPrimaryDataInEmissionFactorFrom: '0' } : inForce);

export const verifiedLines = (side: HomeSide) =>
  linesOf(side, side === 'customer' ? { emissionDataVerified: 'true', ...inForce } : inForce);
