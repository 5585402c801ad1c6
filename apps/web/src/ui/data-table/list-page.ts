import { deepestRow, defaultPageSize, pageSizes } from '@pcf/contract/paging';

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
