import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { getRequestedProduct, type LineAddress } from './get-requested-product.ts';

export const addCustomerComment = (queryClient: QueryClient, address: LineAddress) =>
  mutationOptions({
    mutationKey: ['addCustomerComment'],
    mutationFn: (text: string) => callApi('addCustomerComment', { params: { ...address }, body: { text } }),
    onSuccess: (product) => queryClient.setQueryData(getRequestedProduct(address).queryKey, product),
  });
