import type { QueryClient } from '@tanstack/react-query';

/** Every call whose answer changes when a template does: its lists, its page, and where it is offered. */
const callsOfTemplates = new Set([
  'listTemplates',
  'getTemplate',
  'listTemplateUses',
  'listTemplateMatches',
  'getEmissionAnswer',
]);

/** Reads anew what is in sight, the rest when it is next looked at; what is gone is not asked for once more. */
export const refreshTemplates = (queryClient: QueryClient, gone: readonly string[] = []) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [call, templateId] }) =>
      callsOfTemplates.has(String(call)) && !gone.includes(String(templateId)),
  });
