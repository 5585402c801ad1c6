import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export const getProduct = (productId: string) =>
  queryOptions({
    queryKey: ['getProduct', productId],
    queryFn: ({ signal }) => callApi('getProduct', { params: { productId } }, { signal }),
    // Whoever edits begins with what is stored now.
    staleTime: 0,
  });
