import type { ConfidenceLevel } from '@pcf/contract/vocabulary/confidence-level';
import type { EmissionValueGranularity } from '@pcf/contract/vocabulary/emission-value-granularity';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import type { SortDirection } from '@pcf/contract/vocabulary/sort-direction';
import { type CalendarDay, startOfDay } from '../format/calendar-day.ts';
import { dateForSending } from '../format/date-for-sending.ts';
import type { Filters, SortField } from './filters.ts';

/** The filters under the names that the calls have for them; only those that are set. */
export interface CallQuery {
  readonly lastUpdatedFrom?: string;
  readonly lastUpdatedTo?: string;
  readonly productRequestStatus?: readonly ProductRequestStatus[];
  readonly emissionValueGranularity?: readonly EmissionValueGranularity[];
  readonly emissionDataVerified?: readonly boolean[];
  readonly emissionValueFrom?: number;
  readonly emissionValueTo?: number;
  readonly emissionValueConfidence?: readonly ConfidenceLevel[];
  readonly shareOfPrimaryDataInEmissionFactorFrom?: number;
  readonly shareOfPrimaryDataInEmissionFactorTo?: number;
  readonly supplierIds?: readonly string[];
  readonly customerIds?: readonly string[];
  readonly sortBy?: SortField;
  readonly sortDirection?: SortDirection;
}

export function toCallQuery(filters: Partial<Filters>): CallQuery {
  const { lastUpdated, emissionValue, shareOfPrimaryDataInEmissionFactor: share } = filters;
  const query = {
    lastUpdatedFrom: dayForSending(lastUpdated?.from),
    lastUpdatedTo: dayForSending(lastUpdated?.to),
    productRequestStatus: filters.productRequestStatus,
    emissionValueGranularity: filters.emissionValueGranularity,
    emissionDataVerified: filters.emissionDataVerified,
    emissionValueFrom: emissionValue?.from,
    emissionValueTo: emissionValue?.to,
    emissionValueConfidence: filters.emissionValueConfidence,
    shareOfPrimaryDataInEmissionFactorFrom: share?.from,
    shareOfPrimaryDataInEmissionFactorTo: share?.to,
    supplierIds: filters.selectedSuppliers,
    customerIds: filters.selectedCustomers,
    sortBy: filters.sort,
    sortDirection: filters.order,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => isSet(value))) as CallQuery;
}

function isSet(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function dayForSending(day: CalendarDay | null | undefined): string | null {
  const start = day ? startOfDay(day) : null;
  return start && dateForSending(start);
}
