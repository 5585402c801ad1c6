import { type SortDirection, sortDirections } from '@pcf/contract/vocabulary/lists';

/** The columns of the catalogue's table; every one of them can be sorted by. */
export const sortColumns = ['NAME', 'GROUP', 'IMPACT', 'UNIT', 'SOURCE'] as const;

/** How the catalogue is narrowed and sorted; without a sort it is in its own order, or in that of the search. */
export interface CatalogueView {
  readonly search: string;
  readonly category: string | null;
  readonly sort: FactorSort | null;
}

type Search = Readonly<Record<string, unknown>>;

/** Reads the view out of a query string. What makes no sense there is left out. */
export function readCatalogueView(search: Search, categories: readonly string[]): CatalogueView {
  const column = sortColumns.find((candidate) => candidate === search.sort);
  const direction = sortDirections.find((candidate) => candidate === search.order) ?? 'ASC';
  return {
    // A search for a number comes back from the query string as one.
    search: typeof search.search === 'string' || typeof search.search === 'number' ? String(search.search) : '',
    category: categories.find((category) => category === search.category) ?? null,
    sort: column ? { column, direction } : null,
  };
}

/** What to put into the query string for a view. Another view begins at its first page. */
export function catalogueViewSearch({ search, category, sort }: CatalogueView): Record<string, unknown> {
  return {
    search: search === '' ? undefined : search,
    category: category ?? undefined,
    sort: sort?.column,
    order: sort?.direction === 'DESC' ? 'DESC' : undefined,
    pageNumber: undefined,
  };
}

/** By another column; by the same one the other way round, and then not at all. */
export function sortedBy(view: CatalogueView, column: FactorSort['column']): CatalogueView {
  if (view.sort?.column !== column) return { ...view, sort: { column, direction: 'ASC' } };
  return { ...view, sort: view.sort.direction === 'ASC' ? { column, direction: 'DESC' } : null };
}

export type SortColumn = (typeof sortColumns)[number];

export interface FactorSort {
  readonly column: SortColumn;
  readonly direction: SortDirection;
}
