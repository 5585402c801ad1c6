import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export const getRequestedProduct = (requestReference: string, productId: string) =>
  queryOptions({
    queryKey: ['getRequestedProduct', requestReference, productId],
    queryFn: ({ signal }) => callApi('getRequestedProduct', { params: { requestReference, productId } }, { signal }),
  });
