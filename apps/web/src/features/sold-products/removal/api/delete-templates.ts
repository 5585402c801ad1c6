import { mostDeletedTemplates } from '@pcf/contract/exchange-limits';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { refreshTemplates } from '../../../../exchange/sold-products/refresh-templates.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { inChunks } from '../../../../lib/in-chunks.ts';

export const deleteTemplates = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['deleteTemplates'],
    mutationFn: async (templateIds: readonly string[]) => {
      for (const body of inChunks(templateIds, mostDeletedTemplates)) await callApi('deleteTemplates', { body });
    },
    onSuccess: (_, templateIds) => refreshTemplates(queryClient, templateIds),
    // Somebody may have deleted some of them already.
    onError: () => refreshTemplates(queryClient),
  });
