import { pageEnvironment } from '../page-environment.ts';
import type { PageStorage } from '../page-storage.ts';

const keyOf = (tab: string) => `query:${tab}`;

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
