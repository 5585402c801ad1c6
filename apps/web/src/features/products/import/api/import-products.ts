import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ImportDuplicateChoice } from '@pcf/contract/vocabulary/import-duplicate-choice';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ImportOrder } from '../../../../exchange/file-import/import-order.ts';
import { uploadFile } from '../../../../lib/api/call-api.ts';

export type ImportResult = OperationOutput<'importProducts'>;

type Query = OperationInput<'importProducts'>['query'];

export const importProducts = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['importProducts'],
    mutationFn: ({ file, importId, dryRun, choice }: ImportOrder<ImportDuplicateChoice>) => {
      // With warnings allowed, also what would be added beside products that exist already is counted.
      const choices: Query = dryRun ? { dryRun: 'true' } : { onDuplicate: choice };
      return uploadFile('importProducts', { query: { importId, allowWarnings: 'true', ...choices }, file });
    },
    // Products and, from their addresses, suppliers.
    onSuccess: ({ written }) => (written ? queryClient.invalidateQueries() : undefined),
  });
