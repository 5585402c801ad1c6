import { useQuery } from '@tanstack/react-query';
import { countReceivedProductRequests } from '../../features/answers/received/api/list-received-product-requests.ts';
import { countPurchasedProducts } from '../../features/products/purchased/api/list-purchased-products.ts';
import { countTemplates } from '../../features/sold-products/list/api/list-templates.ts';
import type { ProductTab } from './product-tabs.ts';

/** How many there are behind each tab of the products area, once it is known. */
export function useProductCounts(): Record<ProductTab, number | undefined> {
  const { data: purchased } = useQuery(countPurchasedProducts);
  const { data: sold } = useQuery(countTemplates);
  const { data: received } = useQuery(countReceivedProductRequests);
  return { purchased, sold, 'received-requests': received };
}
