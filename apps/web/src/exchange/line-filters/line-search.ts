import { purchasedFilters, receivedFilters, soldProductFilters } from '@pcf/contract/line-filters';
import { sortDirections } from '@pcf/contract/vocabulary/lists';
import { lineSortFields } from '@pcf/contract/vocabulary/requests';
import type { PageFilter } from '../../lib/filters/codecs.ts';
import {
  countFilters,
  type FiltersOf,
  noFilters,
  readFilters,
  toCallQuery,
  usableFilters,
} from '../../lib/filters/filters.ts';

/** The filters of their calls; a name means the same in each of them. */
const ofCalls = {
  ...purchasedFilters,
  ...receivedFilters,
  ...soldProductFilters,
} satisfies typeof purchasedFilters & typeof receivedFilters & typeof soldProductFilters;

/** What the lists of lines can be narrowed and sorted by: the filters of their calls, with what only a page knows of them. */
export const lineTable = {
  ...ofCalls,
  supplierIds: { ...ofCalls.supplierIds, address: 'selectedSuppliers' },
  customerIds: { ...ofCalls.customerIds, address: 'selectedCustomers' },
  overdue: { ...ofCalls.overdue, with: 'requested' },
  sort: { kind: 'order', words: lineSortFields, call: 'sortBy' },
  order: { kind: 'order', words: sortDirections, call: 'sortDirection' },
} as const satisfies Record<string, PageFilter>;

export type Filters = FiltersOf<typeof lineTable>;

type Rows = typeof lineTable;

/** The filters of a list that are chosen in a panel: all but texts, which are searched for, and what goes with another one. */
export type PanelName<Table> = {
  [Name in keyof Table & keyof Rows]: Rows[Name] extends { kind: 'text' | 'zone' | 'order' } | { with: string }
    ? never
    : Name;
}[keyof Table & keyof Rows];

const { dataQuality, emissionValueGranularity, emissionValueConfidence, emissionDataVerified, archived } = lineTable;

/** Those behind the button with more filters. */
export const moreTable = {
  dataQuality,
  emissionValueGranularity,
  emissionValueConfidence,
  emissionDataVerified,
  archived,
};

/** How a list of lines is narrowed and sorted, out of a query string. */
export const readLineFilters = (searchStr: string): Filters =>
  usableFilters(lineTable, readFilters(lineTable, searchStr));

const { sort: _sort, order: _order, ...none } = noFilters(lineTable);

/** Nothing narrows the list; its order stays. */
export const clearedFilters: Partial<Filters> = none;

/** Only the filters that a list has; what only other lists know is left alone. */
export function onlyFilters(filters: Filters, table: Readonly<Partial<Record<keyof Filters, unknown>>>): Filters {
  const known = Object.entries(filters).filter(([name]) => name in table);
  return { ...filters, ...clearedFilters, ...Object.fromEntries(known) };
}

/** How many filters narrow a list of lines. */
export const countLineFilters = (filters: Filters): number => countFilters(lineTable, filters);

/** The filters as the lists of lines take them; a call leaves alone what it does not know. */
export function lineQuery(filters: Filters) {
  const { customerIds: _, ...query } = toCallQuery(lineTable, filters);
  return query;
}
