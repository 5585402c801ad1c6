import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { refreshLines } from '../../../../exchange/refresh-lines.ts';
import { callApi } from '../../../../lib/api/call-api.ts';

export const removePurchaseQuantity = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['removePurchaseQuantity'],
    mutationFn: (params: OperationInput<'removePurchaseQuantity'>['params']) =>
      callApi('removePurchaseQuantity', { params }),
    // Also after a refusal: somebody else may have removed it.
    onSettled: () => refreshLines(queryClient),
  });
