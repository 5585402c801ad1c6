import { rememberedQuery, rememberQuery } from '../filters/remember-query.ts';
import { parseQueryString, writeQueryString } from './query-string.ts';

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
