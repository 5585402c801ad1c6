import { deepestRow, defaultPageSize, pageSizes } from '@pcf/contract/paging';
import type { SortDirection } from '@pcf/contract/vocabulary/lists';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';

/** Which part of a list is shown: pages count from 0, as in the calls. */
export interface ListPage {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** Replacing leaves no way back to the page before, for one that is not there. */
export type ChangePage = (page: ListPage, options?: { readonly replace: boolean }) => void;

type Search = Readonly<Record<string, unknown>>;

/** A page with one list says pageNumber and limit, as the calls do; of several lists, each puts its name in front. */
function parametersOf(list: string | undefined) {
  return list === undefined
    ? { pageNumber: 'pageNumber', limit: 'limit' }
    : { pageNumber: `${list}PageNumber`, limit: `${list}Limit` };
}

/** Reads the page out of a query string. What makes no sense there means the first page, or the usual size. */
export function readListPage(search: Search, list?: string): ListPage {
  const names = parametersOf(list);
  const pageSize = pageSizes.find((size) => size === Number(search[names.limit])) ?? defaultPageSize;
  const asked = Number(search[names.pageNumber] ?? 0);
  const exists = Number.isInteger(asked) && asked >= 0 && asked * pageSize < deepestRow;
  return { pageNumber: exists ? asked : 0, pageSize };
}

/** What to put into the query string for a page; the usual is not worth a word. */
export function listPageSearch({ pageNumber, pageSize }: ListPage, list?: string): Record<string, number | undefined> {
  const names = parametersOf(list);
  return {
    [names.pageNumber]: pageNumber === 0 ? undefined : pageNumber,
    [names.limit]: pageSize === defaultPageSize ? undefined : pageSize,
  };
}

/** The page to show instead of one that has no rows any more. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(0, Math.ceil(Math.min(total, deepestRow) / pageSize) - 1);
}

/** A page that lost its last row, or was never there, gives way to the last one that has rows. */
export function useExistingPage<Row>(list: ListState<Row>, page: ListPage, onPageChange: ChangePage) {
  const last = lastPage(list.data?.metadata.count ?? 0, page.pageSize);
  const isBeyond = list.data !== undefined && !list.isPlaceholderData && page.pageNumber > last;
  const goToLast = useEffectEvent(() => onPageChange({ ...page, pageNumber: last }, { replace: true }));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
}

/** What a table needs to know of its list; the result of a query of any list call is one. */
export interface ListState<Row> {
  readonly data: ListAnswer<Row> | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** The rows of the page before, until those of this one are there. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface ListAnswer<Row> {
  readonly data: readonly Row[];
  readonly metadata: { readonly count: number; readonly more?: boolean | undefined };
}

/** The first column of a table names its rows. */
export interface Column<Row> {
  id: string;
  header: string;
  /** A plain text is cut where it does not fit, and shown in full on pointing at it or reaching it by keyboard. */
  cell: (row: Row) => ReactNode;
  /** Of the first column: what stands below the name, smaller and outside its link. */
  below?: (row: Row) => ReactNode;
  /** Numbers end in one line, below a head that names their unit. */
  align?: 'end';
  /** As CSS says it; columns without one share what is left. */
  width?: string;
  /** From how many pixels of room on it is shown; below 600, where rows are cards, it is there again. */
  shownFrom?: 760 | 860 | 960;
  /** Lets the head sort; the direction is null while the list is sorted by something else. */
  sort?: { readonly direction: SortDirection | null; readonly onSort: () => void };
}

/** The page of a list, kept in the query string, so that a reload and a link show the same rows. */
export function useListPage(list?: string): [page: ListPage, changePage: ChangePage] {
  const search = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const changePage: ChangePage = (page, { replace } = { replace: false }) => {
    void navigate({
      to: '.',
      search: (current: Record<string, unknown>) => ({ ...current, ...listPageSearch(page, list) }),
      resetScroll: false,
      replace,
    });
  };
  return [readListPage(search, list), changePage];
}
