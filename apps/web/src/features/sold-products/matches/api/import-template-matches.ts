import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ImportOrder } from '../../../../exchange/file-import/import-order.ts';
import { uploadFile } from '../../../../lib/api/call-api.ts';

export type MatchImportResult = OperationOutput<'importTemplateMatches'>;

type Query = OperationInput<'importTemplateMatches'>['query'];

export const importTemplateMatches = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['importTemplateMatches'],
    mutationFn: ({ file, dryRun }: ImportOrder<null>) => {
      const choices: Query = dryRun ? { dryRun: 'true' } : {};
      return uploadFile('importTemplateMatches', { query: { allowWarnings: 'true', ...choices }, file });
    },
    onSuccess: ({ written }) =>
      written ? queryClient.invalidateQueries({ queryKey: ['listTemplateMatches'] }) : undefined,
  });
