import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { refreshTemplates } from '../../../../exchange/sold-products/refresh-templates.ts';
import { callApi } from '../../../../lib/api/call-api.ts';

export const createTemplateOfProduct = (queryClient: QueryClient, productId: string) =>
  mutationOptions({
    mutationKey: ['createTemplateOfProduct'],
    mutationFn: (body: OperationInput<'createTemplateOfProduct'>['body']) =>
      callApi('createTemplateOfProduct', { params: { productId }, body }),
    // The answer says where it came from once that is read anew.
    onSuccess: () => refreshTemplates(queryClient),
  });
