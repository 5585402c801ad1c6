import type { QueryClient } from '@tanstack/react-query';

/** Everything that shows a product: lists, a supplier's counts, a request's head. */
export const refreshProducts = (queryClient: QueryClient) =>
  Promise.all(
    [
      'listPurchasedProducts',
      'listLinkedProducts',
      'listSuppliers',
      'getSupplier',
      'getRequestedProduct',
      'getProduct',
      'getFootprint',
      'listFootprintLines',
    ].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
  );
