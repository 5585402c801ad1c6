import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { uploadFile } from '../../../lib/api/transfer-file.ts';

export type FootprintImport = OperationOutput<'importFootprints'>;
export type ImportedFootprint = FootprintImport['footprints'][number];

interface Order {
  readonly file: File;
  /** Validate it and write nothing. */
  readonly dryRun: boolean;
}

export const importFootprints = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['importFootprints'],
    mutationFn: ({ file, dryRun }: Order) =>
      uploadFile('importFootprints', { query: dryRun ? { dryRun: 'true' } : {}, file }),
    // Sold products, and what requests are offered them.
    onSuccess: ({ written }) => (written ? queryClient.invalidateQueries() : undefined),
  });
