import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { refreshTemplates } from '../../../../exchange/sold-products/refresh-templates.ts';
import { callApi } from '../../../../lib/api/call-api.ts';

export const createTemplate = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['createTemplate'],
    mutationFn: (body: OperationInput<'createTemplate'>['body']) => callApi('createTemplate', { body }),
    onSuccess: () => refreshTemplates(queryClient),
  });
