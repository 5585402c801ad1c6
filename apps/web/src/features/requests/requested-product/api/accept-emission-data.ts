import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { getRequestedProduct, type LineAddress } from './get-requested-product.ts';

export const acceptEmissionData = (queryClient: QueryClient, address: LineAddress) =>
  mutationOptions({
    mutationKey: ['acceptEmissionData'],
    mutationFn: (version: number) => callApi('acceptEmissionData', { params: { ...address }, body: { version } }),
    onSuccess: (product) => queryClient.setQueryData(getRequestedProduct(address).queryKey, product),
  });
