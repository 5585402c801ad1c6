import type { QueryClient } from '@tanstack/react-query';
import { getSoldProduct } from '../../exchange/sold-products.ts';

/** The code and the first data of a sold product's form and its steps; a chunk of its own, since the sign-in needs none of it. */
export const soldProductEditorScreen = () => import('./sold-product-editor-screen.tsx');
export const soldProductEditorSteps = {
  overview: () => import('../../features/sold-products/editor/overview-screen.tsx'),
  emissions: () => import('../../exchange/emission-editor/steps/emissions-screen.tsx'),
  data: () => import('../../exchange/emission-editor/steps/data-screen.tsx'),
  methods: () => import('../../exchange/emission-editor/steps/methods-screen.tsx'),
  success: () => import('../../features/sold-products/editor/success-screen.tsx'),
};

// What goes wrong with the data is said by the page.
export const askForSoldProduct = (queryClient: QueryClient, soldProductId: string) =>
  queryClient.prefetchQuery(getSoldProduct(soldProductId));
