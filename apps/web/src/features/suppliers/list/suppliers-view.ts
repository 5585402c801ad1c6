import { supplierFilters } from '@pcf/contract/operations/suppliers.filters';
import { type ConnectionSortField, connectionSortFields } from '@pcf/contract/vocabulary/invitations';
import { type SortDirection, sortDirections } from '@pcf/contract/vocabulary/lists';
import type { PageFilter } from '../../../lib/filters/codecs.ts';
import {
  countFilters,
  type FiltersOf,
  filterSearch,
  noFilters,
  readFilters,
  toCallQuery,
} from '../../../lib/filters/filters.ts';

/** What the list of suppliers is narrowed and sorted by. */
export const supplierTable = {
  ...supplierFilters,
  connectionStatus: { ...supplierFilters.connectionStatus, sorted: true },
  sbtiTarget: { ...supplierFilters.sbtiTarget, sorted: true },
  sort: { kind: 'order', words: connectionSortFields, call: 'sortBy' },
  order: { kind: 'order', words: sortDirections, call: 'sortDirection' },
} as const satisfies Record<string, PageFilter>;

/** How the list of suppliers is narrowed, and the order it has in any case. */
export interface SuppliersView extends FiltersOf<typeof supplierTable> {
  readonly sort: ConnectionSortField;
  readonly order: SortDirection;
}

const usualSort: ConnectionSortField = 'DEFAULT';
/** Names from A to Z, and who supplies most first. */
const usualOrders = { DEFAULT: 'ASC', PRODUCTS_CONNECTED: 'DESC' } as const satisfies Record<
  ConnectionSortField,
  SortDirection
>;

/** Reads the view out of a query string. What makes no sense there is left out. */
export function readSuppliersView(search: Readonly<Record<string, unknown>>): SuppliersView {
  const filters = readFilters(supplierTable, search);
  const sort = filters.sort ?? usualSort;
  return { ...filters, sort, order: filters.order ?? usualOrders[sort] };
}

/** What to put into the query string for a view. Another view begins at its first page. */
export function suppliersViewSearch(view: SuppliersView): Record<string, unknown> {
  const { sort, order } = view;
  const unusual = { sort: sort === usualSort ? null : sort, order: order === usualOrders[sort] ? null : order };
  return { ...filterSearch(supplierTable, { ...view, ...unusual }), pageNumber: undefined };
}

/** The view as the call takes it. */
export const suppliersQuery = (view: SuppliersView) => toCallQuery(supplierTable, view);

export const isNarrowed = (view: SuppliersView): boolean => countFilters(supplierTable, view) > 0;

/** Everything, sorted as before. */
export const withoutFilters = ({ sort, order }: SuppliersView): SuppliersView => ({
  ...noFilters(supplierTable),
  sort,
  order,
});

/** Pressing the head that sorts already turns its direction. */
export function sortedBy(view: SuppliersView, sort: ConnectionSortField): SuppliersView {
  const order = view.sort === sort ? (view.order === 'ASC' ? 'DESC' : 'ASC') : usualOrders[sort];
  return { ...view, sort, order };
}
