import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { getRequestedProduct, type LineAddress } from './get-requested-product.ts';

type Rejection = OperationInput<'rejectEmissionData'>['body'];

/** Sends data back, or with `withdraw` takes an acceptance back. */
export const rejectEmissionData = (queryClient: QueryClient, address: LineAddress) =>
  mutationOptions({
    mutationKey: ['rejectEmissionData'],
    mutationFn: (body: Rejection) => callApi('rejectEmissionData', { params: { ...address }, body }),
    onSuccess: (product) => queryClient.setQueryData(getRequestedProduct(address).queryKey, product),
  });
