import type { QueryClient } from '@tanstack/react-query';
import { getSoldProduct } from '../../exchange/sold-products.ts';

/** The code and the first data of each page; a chunk of its own, since the sign-in needs none of it. */
export const soldScreen = () => import('./sold-screen.tsx');
export const importPage = () => import('../../features/sold-products/import-page.tsx');
export const footprintImportPage = () =>
  import('../../features/sold-products/footprint-import/footprint-import-page.tsx');
export const soldProductScreen = () => import('./sold-product-screen.tsx');

// What goes wrong with the data is said by the page.
export const askForSoldProduct = (queryClient: QueryClient, soldProductId: string) =>
  queryClient.prefetchQuery(getSoldProduct(soldProductId));
