import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { downloadFile } from '../../../../lib/api/call-api.ts';
import { saveFile } from '../../../../lib/save-file.ts';

export type PurchasedQuery = OperationInput<'downloadPurchased'>['query'];

interface Download {
  readonly fileName: string;
  readonly query: PurchasedQuery;
  /** Only what is bought from these; null for all. */
  readonly supplierIds: readonly string[] | null;
}

export const downloadPurchased = mutationOptions({
  mutationKey: ['downloadPurchased'],
  mutationFn: async ({ fileName, query, supplierIds }: Download) => {
    const { format = 'csv' } = query;
    const file = supplierIds
      ? await downloadFile('downloadPurchasedOfSuppliers', {
          params: { supplierIds: supplierIds.join(',') },
          query: { format },
        })
      : await downloadFile('downloadPurchased', { query });
    saveFile(`${fileName}.${format}`, file);
  },
});
