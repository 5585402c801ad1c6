import { earliestYear, latestYear } from '@pcf/contract/exchange-limits';
import { footprintFilters } from '@pcf/contract/operations/footprint.filters';
import type { PageFilter } from '../../lib/filters/codecs.ts';
import {
  countFilters,
  type FiltersOf,
  filterSearch,
  noFilters,
  readFilters,
  toCallQuery,
  usableFilters,
} from '../../lib/filters/filters.ts';
import type { LinkTarget } from '../../lib/navigation/query-string.ts';
import type { FootprintQuery } from './footprint-calls.ts';

/** Quantities of which nobody said the year, as addresses and calls write it. */
export const withoutYear = 0;

export const footprintTable = {
  ...footprintFilters,
  basis: { ...footprintFilters.basis, sorted: true },
} as const satisfies Record<string, PageFilter>;

/** Which year is shown, and what of it the table lists. An empty list narrows nothing. */
export interface FootprintView extends FiltersOf<typeof footprintTable> {
  /** Null for the newest there is. */
  readonly year: number | null;
}

type Search = Readonly<Record<string, unknown>>;

/** Reads the view out of a query string. What makes no sense there is left out. */
export function readFootprintView(search: Search): FootprintView {
  return {
    ...usableFilters(footprintTable, readFilters(footprintTable, search)),
    year: yearOf([search.year].flat()[0]),
  };
}

/** What to put into the query string for a view; the usual is not worth a word. */
export function footprintSearch({ year, ...filters }: FootprintView) {
  return { ...(year !== null && { year: [String(year)] }), ...filterSearch(footprintTable, filters) };
}

/** The table below the figures, narrowed to what one of them stands for. */
export function linesBehind(year: number | null, narrowed: Partial<Omit<FootprintView, 'year'>>): LinkTarget {
  return {
    to: '/products/purchased/footprint',
    search: footprintSearch({ ...noFilters(footprintTable), ...narrowed, year }),
    hash: 'lines',
  };
}

export function footprintQuery({ year, ...filters }: FootprintView): FootprintQuery {
  return { ...(year !== null && { year }), ...toCallQuery(footprintTable, filters) };
}

export const isNarrowed = (view: FootprintView): boolean => countFilters(footprintTable, view) > 0;

function yearOf(given: unknown): number | null {
  const [text] = typeof given === 'string' ? given.split(',') : [];
  const year = text ? Number(text) : Number.NaN;
  return year === withoutYear || (Number.isInteger(year) && year >= earliestYear && year <= latestYear) ? year : null;
}
