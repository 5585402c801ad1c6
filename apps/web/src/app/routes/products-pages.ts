import type { QueryClient } from '@tanstack/react-query';
import { readListPage } from '../../components/data-table/list-page.ts';
import { readLineFilters } from '../../components/line-filters/read-line-filters.ts';
import { countPurchasedProducts } from '../../features/purchased/api/list-purchased-products.ts';
import { shownProducts } from '../../features/purchased/shown-products.ts';
import { rememberedQuery } from '../../lib/filters/remember-query.ts';
import { parseQueryString } from '../../lib/navigation/query-string.ts';

/** The code of each page, and how it was left; a chunk of its own, since the sign-in needs none of it. */
export const purchasedScreen = () => import('./purchased-screen.tsx');
export const receivedScreen = () => import('./received-screen.tsx');
export const uploadPage = () => import('../../features/received/upload/upload-page.tsx');
export const footprintScreen = () => import('./footprint-screen.tsx');
export const importPage = () => import('../../features/product-import/import-page.tsx');
export const purchasedSearch = () => parseQueryString(rememberedQuery('purchased'));

/** Asked for while the page is still on its way; what goes wrong is said by the page. */
export function askForPurchased(
  queryClient: QueryClient,
  { search, searchStr }: { search: object; searchStr: string },
) {
  void queryClient.prefetchQuery(shownProducts(readListPage({ ...search }), readLineFilters(searchStr)));
  void queryClient.prefetchQuery(countPurchasedProducts);
}
