import { mutationOptions } from '@tanstack/react-query';
import { downloadFile } from '../../../../lib/api/call-api.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import type { LineAddress } from './get-requested-product.ts';

/** The document as the other platform sent it. */
export const downloadReceivedFootprint = (address: LineAddress) =>
  mutationOptions({
    mutationKey: ['downloadReceivedFootprint'],
    mutationFn: async ({ footprintId, version }: { readonly footprintId: string; readonly version: number }) =>
      saveFile(
        `${footprintId}.json`,
        await downloadFile('downloadReceivedFootprint', { params: { ...address, version: String(version) } }),
      ),
  });
