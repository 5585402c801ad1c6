import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { getTemplate } from '../../../../exchange/sold-products/get-template.ts';
import { refreshTemplates } from '../../../../exchange/sold-products/refresh-templates.ts';
import { callApi } from '../../../../lib/api/call-api.ts';

export type PublishBody = OperationInput<'updateTemplate'>['body'];

/** The data as the form has them, for everybody who is answered from now on. */
export const publishTemplate = (queryClient: QueryClient, templateId: string) =>
  mutationOptions({
    mutationKey: ['publishTemplate'],
    mutationFn: (body: PublishBody) =>
      callApi('updateTemplate', { params: { templateId }, query: { updateEmissionData: 'true' }, body }),
    onSuccess: (template) => {
      queryClient.setQueryData(getTemplate(templateId).queryKey, template);
      void refreshTemplates(queryClient);
    },
  });
