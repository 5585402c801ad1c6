import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import { refreshTemplates } from './refresh-templates.ts';

export const discardTemplateDraft = (queryClient: QueryClient, templateId: string) =>
  mutationOptions({
    mutationKey: ['discardTemplateDraft', templateId],
    mutationFn: () => callApi('discardTemplateDraft', { params: { templateId } }),
    onSuccess: () => refreshTemplates(queryClient),
  });
