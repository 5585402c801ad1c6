import type { ExportFormat } from '@pcf/contract/vocabulary/export-format';
import { mutationOptions } from '@tanstack/react-query';
import { downloadFile } from '../../../../lib/api/call-api.ts';
import { saveFile } from '../../../../lib/save-file.ts';

export const downloadEmptyProductFile = mutationOptions({
  mutationKey: ['downloadEmptyProductFile'],
  mutationFn: async ({ fileName, format }: { fileName: string; format: ExportFormat }) =>
    saveFile(`${fileName}.${format}`, await downloadFile('downloadEmptyProductFile', { query: { format } })),
});
