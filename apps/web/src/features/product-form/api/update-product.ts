import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { refreshLines } from '../../../lib/exchange/refresh-lines.ts';

export const updateProduct = (queryClient: QueryClient, productId: string) =>
  mutationOptions({
    mutationKey: ['updateProduct', productId],
    mutationFn: (body: OperationInput<'updateProduct'>['body']) =>
      callApi('updateProduct', { params: { productId }, body }),
    onSuccess: () => refreshLines(queryClient),
  });
