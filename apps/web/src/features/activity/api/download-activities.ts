import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { downloadFile } from '../../../lib/api/call-api.ts';
import { saveFile } from '../../../lib/save-file.ts';

type Query = OperationInput<'downloadActivities'>['query'];

export const downloadActivities = async ({
  fileName,
  format = 'csv',
  ...filters
}: Query & { readonly fileName: string }) =>
  saveFile(
    `${fileName}.${format}`,
    await downloadFile('downloadActivities', { query: { ...filters, fileName, format } }),
  );
