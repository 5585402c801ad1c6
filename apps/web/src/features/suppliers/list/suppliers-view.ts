import { textLimits } from '@pcf/contract/text-limits';
import { type AccessResponseStatus, accessResponseStatuses } from '@pcf/contract/vocabulary/access-response-status';
import { type ConnectionSortField, connectionSortFields } from '@pcf/contract/vocabulary/connection-sort-field';
import { type SortDirection, sortDirections } from '@pcf/contract/vocabulary/sort-direction';

/** How the list of suppliers is narrowed and sorted. An empty list or text narrows nothing. */
export interface SuppliersView {
  readonly textSearch: string;
  readonly emailDomain: string;
  readonly connectionStatus: readonly AccessResponseStatus[];
  readonly sort: ConnectionSortField;
  readonly order: SortDirection;
}

type Search = Readonly<Record<string, unknown>>;

const usualSort: ConnectionSortField = 'DEFAULT';
/** Names from A to Z, and who supplies most first. */
const usualOrders = { DEFAULT: 'ASC', PRODUCTS_CONNECTED: 'DESC' } as const satisfies Record<
  ConnectionSortField,
  SortDirection
>;

/** Reads the view out of a query string. What makes no sense there is left out. */
export function readSuppliersView(search: Search): SuppliersView {
  const sort = connectionSortFields.find((field) => field === search.sort) ?? usualSort;
  const statuses = textsOf(search.connectionStatus);
  return {
    textSearch: textOf(search.textSearch).slice(0, textLimits.searchText),
    emailDomain: readDomain(textOf(search.filterSupplierEmailDomain)),
    connectionStatus: accessResponseStatuses.filter((status) => statuses.includes(status)),
    sort,
    order: sortDirections.find((direction) => direction === search.order) ?? usualOrders[sort],
  };
}

/** What to put into the query string for a view. Another view begins at its first page. */
export function suppliersViewSearch(view: SuppliersView): Record<string, unknown> {
  const { textSearch, emailDomain, connectionStatus, sort, order } = view;
  return {
    textSearch: textSearch || undefined,
    filterSupplierEmailDomain: emailDomain || undefined,
    connectionStatus: connectionStatus.length === 0 ? undefined : connectionStatus,
    sort: sort === usualSort ? undefined : sort,
    order: order === usualOrders[sort] ? undefined : order,
    pageNumber: undefined,
  };
}

/** The domain of what somebody typed: a domain, one with an @ in front, or a whole address. */
export function readDomain(text: string): string {
  return text
    .slice(text.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .slice(0, textLimits.email);
}

export function isNarrowed({ textSearch, emailDomain, connectionStatus }: SuppliersView): boolean {
  return textSearch !== '' || emailDomain !== '' || connectionStatus.length > 0;
}

/** Everything, sorted as before. */
export function withoutFilters(view: SuppliersView): SuppliersView {
  return { ...view, textSearch: '', emailDomain: '', connectionStatus: [] };
}

/** Pressing the head that sorts already turns its direction. */
export function sortedBy(view: SuppliersView, sort: ConnectionSortField): SuppliersView {
  const order = view.sort === sort ? (view.order === 'ASC' ? 'DESC' : 'ASC') : usualOrders[sort];
  return { ...view, sort, order };
}

function textsOf(value: unknown): string[] {
  return [value].flat().flatMap((item) => (typeof item === 'string' ? item.split(',') : []));
}

function textOf(value: unknown): string {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' || typeof first === 'number' ? String(first).trim() : '';
}
