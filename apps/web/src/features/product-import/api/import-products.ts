import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ImportDuplicateChoice } from '@pcf/contract/vocabulary/import-duplicate-choice';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { uploadFile } from '../../../lib/api/call-api.ts';

export type ImportResult = OperationOutput<'importProducts'>;

export interface FileToImport {
  readonly file: File;
  /** By which the page asks how far it is. */
  readonly importId: string;
  /** What becomes of products that exist already; null where the file is only judged. */
  readonly onDuplicate: ImportDuplicateChoice | null;
}

type Query = OperationInput<'importProducts'>['query'];

export const importProducts = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['importProducts'],
    mutationFn: ({ file, importId, onDuplicate }: FileToImport) => {
      // With warnings allowed, also what would be added beside products that exist already is counted.
      const choices: Query = onDuplicate === null ? { dryRun: 'true' } : { onDuplicate };
      return uploadFile('importProducts', { query: { importId, allowWarnings: 'true', ...choices }, file });
    },
    // Products and, from their addresses, suppliers.
    onSuccess: ({ written }) => (written ? queryClient.invalidateQueries() : undefined),
  });
