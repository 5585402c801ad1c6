import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { downloadFile } from '../../../../lib/api/call-api.ts';
import { saveFile } from '../../../../lib/save-file.ts';

type Query = OperationInput<'downloadReceived'>['query'];

/** What the list shows, as a spreadsheet to fill in. */
export const downloadReceived = mutationOptions({
  mutationKey: ['downloadReceived'],
  mutationFn: async ({ fileName, ...query }: Omit<Query, 'format'> & { readonly fileName: string }) =>
    saveFile(
      `${fileName}.xlsx`,
      await downloadFile('downloadReceived', { query: { ...query, fileName, format: 'xlsx' } }),
    ),
});
