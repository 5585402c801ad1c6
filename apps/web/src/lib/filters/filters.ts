import type { DataQualityLevel, DataValidity } from '@pcf/contract/vocabulary/data-quality';
import type { EmissionValueGranularity } from '@pcf/contract/vocabulary/emission-data';
import { type ConnectionSortField, connectionSortFields } from '@pcf/contract/vocabulary/invitations';
import type { SortDirection } from '@pcf/contract/vocabulary/lists';
import type { ConfidenceLevel } from '@pcf/contract/vocabulary/methods';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { type ProductSortField, productSortFields } from '@pcf/contract/vocabulary/requests';
import type { CalendarDay } from '../format/date-format.ts';

/** Both ends included; null where an end is open. */
export interface Range<Value> {
  readonly from: Value | null;
  readonly to: Value | null;
}

export type SortField = ProductSortField | ConnectionSortField;
export const sortFields: readonly SortField[] = [...productSortFields, ...connectionSortFields];

/** What the lists can be narrowed and sorted by, as a page holds it. An empty list filters nothing. */
export interface Filters {
  readonly textSearch: string;
  readonly productName: string;
  readonly productInternalReference: string;
  readonly archived: boolean;
  readonly lastUpdated: Range<CalendarDay>;
  /** Only what is not answered and past its due date. */
  readonly overdue: boolean;
  readonly requested: Range<CalendarDay>;
  /** The days are those of UTC, by which the dashboard counts; else they are the reader's. */
  readonly utcDays: boolean;
  readonly productRequestStatus: readonly ProductRequestStatus[];
  readonly emissionValueGranularity: readonly EmissionValueGranularity[];
  readonly emissionDataVerified: readonly boolean[];
  readonly emissionValue: Range<number>;
  readonly emissionValueConfidence: readonly ConfidenceLevel[];
  readonly shareOfPrimaryDataInEmissionFactor: Range<number>;
  readonly validity: readonly DataValidity[];
  readonly dataQuality: readonly DataQualityLevel[];
  /** Of templates: whether requests can be answered with them, and whether a customer holds an older version. */
  readonly complete: readonly boolean[];
  readonly outdated: readonly boolean[];
  readonly selectedSuppliers: readonly string[];
  readonly selectedCustomers: readonly string[];
  readonly sort: SortField | null;
  readonly order: SortDirection | null;
}

type Sort = Pick<Filters, 'sort' | 'order'>;

/** A head sorts from the highest, then from the lowest, then leaves the list in its own order. */
export function nextSort(current: Sort, field: ProductSortField): Sort {
  if (current.sort !== field) return { sort: field, order: 'DESC' };
  return current.order === 'ASC' ? { sort: null, order: null } : { sort: field, order: 'ASC' };
}
