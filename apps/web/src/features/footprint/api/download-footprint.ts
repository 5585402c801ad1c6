import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { downloadFile } from '../../../lib/api/call-api.ts';
import { saveFile } from '../../../lib/save-file.ts';

interface Download {
  readonly fileName: string;
  readonly query: OperationInput<'downloadFootprint'>['query'];
}

export async function downloadFootprint({ fileName, query }: Download): Promise<void> {
  const { format = 'csv' } = query;
  saveFile(`${fileName}.${format}`, await downloadFile('downloadFootprint', { query }));
}
