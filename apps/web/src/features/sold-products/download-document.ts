import { mutationOptions } from '@tanstack/react-query';
import { downloadFile } from '../../lib/api/transfer-file.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Apart from the calls in `exchange/sold-products.ts`, which the routes load: they need nothing that saves files. */
export const downloadSoldProductDocument = (soldProductId: string) =>
  mutationOptions({
    mutationKey: ['downloadTemplateDocument'],
    mutationFn: async ({ id, name }: { readonly id: string; readonly name: string }) =>
      saveFile(
        name,
        await downloadFile('downloadTemplateDocument', { params: { templateId: soldProductId, attachmentId: id } }),
      ),
  });
