import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { downloadFile } from '../../../../lib/api/call-api.ts';
import { saveFile } from '../../../../lib/save-file.ts';

type Query = OperationInput<'downloadTemplates'>['query'];

export const downloadTemplates = async ({
  fileName,
  format = 'csv',
  ...filters
}: Query & { readonly fileName: string }) =>
  saveFile(
    `${fileName}.${format}`,
    await downloadFile('downloadTemplates', { query: { ...filters, fileName, format } }),
  );
