import { mutationOptions } from '@tanstack/react-query';
import { downloadFile } from '../../../../lib/api/call-api.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import type { LineAddress } from './get-requested-product.ts';

export const downloadSubmittedDocument = (address: LineAddress) =>
  mutationOptions({
    mutationKey: ['downloadSubmittedDocument'],
    mutationFn: async ({ id, name }: { readonly id: string; readonly name: string }) =>
      saveFile(name, await downloadFile('downloadSubmittedDocument', { params: { ...address, attachmentId: id } })),
  });
