import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import { documentsKey } from './list-documents.ts';

/** Whatever came of it, the list is read again: a colleague may have been first. */
export const deleteDocuments = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['deleteDocuments'],
    mutationFn: (ids: string[]) => callApi('deleteDocuments', { body: { ids } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: documentsKey }),
  });
