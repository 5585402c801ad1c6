import { textLimits } from '@pcf/contract/text-limits';
import { type ConnectionSortField, connectionSortFields } from '@pcf/contract/vocabulary/invitations';
import { type SortDirection, sortDirections } from '@pcf/contract/vocabulary/lists';
import { type SupplierTargetGroup, supplierTargetGroups } from '@pcf/contract/vocabulary/organisation';
import { type AccessResponseStatus, accessResponseStatuses } from '@pcf/contract/vocabulary/users';

/** How the list of suppliers is narrowed and sorted. An empty list or text narrows nothing. */
export interface SuppliersView {
  readonly textSearch: string;
  readonly emailDomain: string;
  readonly connectionStatus: readonly AccessResponseStatus[];
  readonly sbtiTarget: readonly SupplierTargetGroup[];
  /** With at least one open or completed line. */
  readonly onlyActive: boolean;
  /** With an address from which mail came back. */
  readonly undeliverable: boolean;
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
  const groups = textsOf(search.sbtiTarget);
  return {
    textSearch: textOf(search.textSearch).slice(0, textLimits.searchText),
    emailDomain: readDomain(textOf(search.filterSupplierEmailDomain)),
    connectionStatus: accessResponseStatuses.filter((status) => statuses.includes(status)),
    sbtiTarget: supplierTargetGroups.filter((group) => groups.includes(group)),
    onlyActive: textOf(search.onlyActive) === 'true',
    undeliverable: textOf(search.undeliverable) === 'true',
    sort,
    order: sortDirections.find((direction) => direction === search.order) ?? usualOrders[sort],
  };
}

/** What to put into the query string for a view. Another view begins at its first page. */
export function suppliersViewSearch(view: SuppliersView): Record<string, unknown> {
  const { textSearch, emailDomain, connectionStatus, sbtiTarget, sort, order } = view;
  return {
    textSearch: textSearch || undefined,
    filterSupplierEmailDomain: emailDomain || undefined,
    connectionStatus: connectionStatus.length === 0 ? undefined : connectionStatus,
    sbtiTarget: sbtiTarget.length === 0 ? undefined : sbtiTarget,
    onlyActive: view.onlyActive ? 'true' : undefined,
    undeliverable: view.undeliverable ? 'true' : undefined,
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

export function isNarrowed(view: SuppliersView): boolean {
  const { textSearch, emailDomain, connectionStatus, sbtiTarget, onlyActive, undeliverable } = view;
  return (
    textSearch + emailDomain !== '' || connectionStatus.length + sbtiTarget.length > 0 || onlyActive || undeliverable
  );
}

/** Everything, sorted as before. */
export function withoutFilters({ sort, order }: SuppliersView): SuppliersView {
  return { ...readSuppliersView({}), sort, order };
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
