import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { uploadFile } from '../../lib/api/call-api.ts';
import { documentsKey } from './list-documents.ts';

/** Done once the list is there with the new document in it. */
export const uploadDocument = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['uploadDocument'],
    mutationFn: (file: File) => uploadFile('uploadDocument', { file }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: documentsKey }),
  });
