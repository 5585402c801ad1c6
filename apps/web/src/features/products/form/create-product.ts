import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { refreshLines } from '../../../exchange/refresh-lines.ts';
import { callApi } from '../../../lib/api/call-api.ts';

export type Product = OperationOutput<'createProduct'>;

export const createProduct = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['createProduct'],
    mutationFn: (body: OperationInput<'createProduct'>['body']) => callApi('createProduct', { body }),
    onSuccess: () => refreshLines(queryClient),
  });
