import type { QueryClient } from '@tanstack/react-query';
import { getSupplier } from '../../exchange/partners.ts';
import { getCampaign } from '../../features/requests/campaigns/get-campaign.ts';
import {
  getRequestedProduct,
  type LineAddress,
} from '../../features/requests/requested-product/requested-product-calls.ts';
import { shownTab, supplierTabFiles } from '../../features/suppliers/supplier/supplier-tab.ts';

/** The code and the first data of each page; a chunk of its own, since the sign-in needs none of it. */
export const suppliersScreen = () => import('./suppliers-screen.tsx');
export const supplierScreen = () => import('./supplier-screen.tsx');
export const campaignsScreen = () => import('./campaigns-screen.tsx');
export const campaignScreen = () => import('./campaign-screen.tsx');
export const requestedProductScreen = () => import('./requested-product-screen.tsx');
export const reviewQueue = () => import('../../features/reviews/review-queue.tsx');

// What goes wrong with the data is said by the page.
export const askForSupplier = (queryClient: QueryClient, supplierId: string, search: { readonly tab?: unknown }) => {
  // The tab is asked for while the code of the page is still on its way; the page says what fails.
  void supplierTabFiles[shownTab(search)]().catch(() => undefined);
  return queryClient.prefetchQuery(getSupplier(supplierId));
};
export const askForCampaign = (queryClient: QueryClient, campaignId: string) =>
  queryClient.prefetchQuery(getCampaign(campaignId));
export const askForProduct = (queryClient: QueryClient, address: LineAddress) =>
  queryClient.prefetchQuery(getRequestedProduct(address));
