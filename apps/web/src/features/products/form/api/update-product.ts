import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { refreshLines } from '../../../../exchange/refresh-lines.ts';
import { callApi } from '../../../../lib/api/call-api.ts';

export const updateProduct = (queryClient: QueryClient, productId: string) =>
  mutationOptions({
    mutationKey: ['updateProduct', productId],
    mutationFn: (body: OperationInput<'updateProduct'>['body']) =>
      callApi('updateProduct', { params: { productId }, body }),
    onSuccess: () => refreshLines(queryClient),
  });
