import type { SortDirection } from '@pcf/contract/vocabulary/lists';
import { type CalendarDay, readerZone, startOfDay } from '../format/date-format.ts';
import type { Filters, SortField } from './filters.ts';

const twelveHours = 12 * 60 * 60 * 1000;

/** The filters under the names that the calls have for them; only those that are set. */
export interface CallQuery {
  readonly textSearch?: string;
  readonly productName?: string;
  readonly productInternalReference?: string;
  readonly archived?: 'true';
  readonly lastUpdatedFrom?: string;
  readonly lastUpdatedTo?: string;
  readonly overdue?: 'true';
  readonly requestedFrom?: string;
  readonly requestedTo?: string;
  readonly timeZone?: string;
  readonly productRequestStatus?: string[];
  readonly emissionValueGranularity?: string[];
  readonly emissionDataVerified?: string[];
  readonly emissionValueFrom?: number;
  readonly emissionValueTo?: number;
  readonly emissionValueConfidence?: string[];
  readonly shareOfPrimaryDataInEmissionFactorFrom?: number;
  readonly shareOfPrimaryDataInEmissionFactorTo?: number;
  readonly validity?: string[];
  readonly dataQuality?: string[];
  readonly complete?: string[];
  readonly outdated?: string[];
  readonly supplierIds?: string[];
  readonly customerIds?: string[];
  readonly sortBy?: SortField;
  readonly sortDirection?: SortDirection;
}

export function toCallQuery(filters: Partial<Filters>): CallQuery {
  const { lastUpdated, requested, utcDays = false, emissionValue, shareOfPrimaryDataInEmissionFactor: share } = filters;
  const dayForSending = utcDays ? noonOfUtc : noonOfReader;
  const asksForDays = [lastUpdated, requested].some((days) => days?.from || days?.to);
  const query = {
    textSearch: filters.textSearch || null,
    productName: filters.productName || null,
    productInternalReference: filters.productInternalReference || null,
    archived: filters.archived ? 'true' : null,
    lastUpdatedFrom: dayForSending(lastUpdated?.from),
    lastUpdatedTo: dayForSending(lastUpdated?.to),
    overdue: filters.overdue ? 'true' : null,
    requestedFrom: dayForSending(requested?.from),
    requestedTo: dayForSending(requested?.to),
    timeZone: asksForDays ? (utcDays ? 'UTC' : readerZone()) : null,
    productRequestStatus: filters.productRequestStatus,
    emissionValueGranularity: filters.emissionValueGranularity,
    emissionDataVerified: filters.emissionDataVerified?.map(String),
    emissionValueFrom: emissionValue?.from,
    emissionValueTo: emissionValue?.to,
    emissionValueConfidence: filters.emissionValueConfidence,
    shareOfPrimaryDataInEmissionFactorFrom: share?.from,
    shareOfPrimaryDataInEmissionFactorTo: share?.to,
    validity: filters.validity,
    dataQuality: filters.dataQuality,
    complete: filters.complete?.map(String),
    outdated: filters.outdated?.map(String),
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

type Day = CalendarDay | null | undefined;

function noonOfReader(day: Day): string | null {
  const start = day ? startOfDay(day) : null;
  return start && dateForSending(start);
}

const noonOfUtc = (day: Day): string | null => (day ? `${day}T12:00:00Z` : null);

/** A picked day begins at the reader's midnight; noon is the same day for a server in almost any zone. Without milliseconds. */
export function dateForSending(date: Date): string {
  return new Date(date.getTime() + twelveHours).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
