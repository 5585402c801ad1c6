import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { refreshTemplates } from '../../../../exchange/sold-products/refresh-templates.ts';
import { callApi } from '../../../../lib/api/call-api.ts';

/** Changes what a sold product is called; its emission data stay as they are. */
export const updateTemplateHead = (queryClient: QueryClient, templateId: string) =>
  mutationOptions({
    mutationKey: ['updateTemplate', templateId],
    mutationFn: (body: OperationInput<'updateTemplate'>['body']) =>
      callApi('updateTemplate', { params: { templateId }, query: {}, body }),
    onSuccess: () => refreshTemplates(queryClient),
  });
