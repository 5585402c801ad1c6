import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { downloadFile } from '../../../lib/api/call-api.ts';
import { saveFile } from '../../../lib/save-file.ts';

interface Download {
  readonly fileName: string;
  readonly query: OperationInput<'downloadFootprint'>['query'];
}

export const downloadFootprint = mutationOptions({
  mutationKey: ['downloadFootprint'],
  mutationFn: async ({ fileName, query }: Download) => {
    const { format = 'csv' } = query;
    saveFile(`${fileName}.${format}`, await downloadFile('downloadFootprint', { query }));
  },
});
