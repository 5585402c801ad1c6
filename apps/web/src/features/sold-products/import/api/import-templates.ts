import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ImportDuplicateChoice } from '@pcf/contract/vocabulary/import-duplicate-choice';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ImportOrder } from '../../../../exchange/file-import/import-order.ts';
import { uploadFile } from '../../../../lib/api/call-api.ts';

export type TemplateImportResult = OperationOutput<'importTemplates'>;

type Query = OperationInput<'importTemplates'>['query'];

export const importTemplates = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['importTemplates'],
    mutationFn: ({ file, importId, dryRun, choice }: ImportOrder<ImportDuplicateChoice>) => {
      const choices: Query = dryRun ? { dryRun: 'true' } : { onDuplicate: choice };
      return uploadFile('importTemplates', { query: { importId, allowWarnings: 'true', ...choices }, file });
    },
    // Templates, and what requests are offered them.
    onSuccess: ({ written }) => (written ? queryClient.invalidateQueries() : undefined),
  });
