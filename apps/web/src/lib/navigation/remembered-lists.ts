import { pageEnvironment } from '../page-environment.ts';
import type { PageStorage } from '../page-storage.ts';
import { parseQueryString, writeQueryString } from './query-string.ts';

const keyOf = (tab: string) => `query:${tab}`;

/** The lists that return as they were left: narrowed, ordered and turned over as they were. */
const rememberedLists = [
  '/products/purchased',
  '/products/purchased/footprint',
  '/products/sold',
  '/products/received-requests',
  '/products/received-requests/templates',
  '/customer/suppliers',
  '/customer/campaigns',
  '/customer/reviews',
] as const;

export type RememberedList = (typeof rememberedLists)[number];

/** Told of every page; what opens above a list, such as the product that is edited, is not part of how it was left. */
export function rememberList({ pathname, search }: { readonly pathname: string; readonly search: object }): void {
  const list = rememberedLists.find((path) => path === pathname);
  if (list === undefined) return;
  const { edit: _, ...kept } = search as Record<string, unknown>;
  rememberQuery(list, writeQueryString(kept));
}

/** What a way back to a list carries, for a link or a navigation. */
export const listSearch = (list: RememberedList) => parseQueryString(rememberedQuery(list));

/** Keeps the query string of a tab of the page for as long as the browser's tab lives. */
export function rememberQuery(
  tab: string,
  search: string,
  storage: PageStorage = pageEnvironment.sessionStorage,
): void {
  if (search === '') storage.removeItem(keyOf(tab));
  else storage.setItem(keyOf(tab), search);
}

/** The query string to return to; empty where the tab was not visited yet. */
export function rememberedQuery(tab: string, storage: PageStorage = pageEnvironment.sessionStorage): string {
  return storage.getItem(keyOf(tab)) ?? '';
}
