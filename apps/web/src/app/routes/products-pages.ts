import type { QueryClient } from '@tanstack/react-query';
import { readLineFilters } from '../../exchange/line-filters/line-search.ts';
import { countReceivedProductRequests } from '../../features/answers/received/list-received-product-requests.ts';
import {
  countProductsToReview,
  countPurchasedProducts,
  shownProducts,
} from '../../features/products/list-purchased-products.ts';
import { listSearch } from '../../lib/navigation/remembered-lists.ts';
import { readListPage } from '../../ui/data-table/list-page.ts';

/** The code of each page, and how it was left; a chunk of its own, since the sign-in needs none of it. */
export const purchasedScreen = () => import('./purchased-screen.tsx');
export const receivedScreen = () => import('./received-screen.tsx');
export const uploadPage = () => import('../../features/answers/received/upload-page.tsx');
export const footprintScreen = () => import('./footprint-screen.tsx');
export const importPage = () => import('../../features/products/import-page.tsx');

/** A company that only supplies finds what is asked of it, and no empty list; each list as it was left. */
export async function firstTab(queryClient: QueryClient) {
  const tab = (await onlySupplies(queryClient)) ? 'received-requests' : 'purchased';
  return { to: `/products/${tab}`, search: listSearch(`/products/${tab}`) } as const;
}

async function onlySupplies(queryClient: QueryClient): Promise<boolean> {
  try {
    const [purchased, received] = await Promise.all([
      queryClient.ensureQueryData(countPurchasedProducts),
      queryClient.ensureQueryData(countReceivedProductRequests),
    ]);
    return purchased.metadata.count === 0 && received.metadata.count > 0;
  } catch {
    return false;
  }
}

/** Asked for while the page is still on its way; what goes wrong is said by the page. */
export function askForPurchased(
  queryClient: QueryClient,
  { search, searchStr }: { search: object; searchStr: string },
) {
  void queryClient.prefetchQuery(shownProducts(readListPage({ ...search }), readLineFilters(searchStr)));
  void queryClient.prefetchQuery(countPurchasedProducts);
  // Its button would push the others aside if it came later.
  void queryClient.prefetchQuery(countProductsToReview);
}
