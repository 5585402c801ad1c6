import { mutationOptions } from '@tanstack/react-query';
import { downloadFile } from '../../../../lib/api/call-api.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import type { AnswerAddress } from './get-emission-answer.ts';

export const downloadAnswerDocument = (address: AnswerAddress) =>
  mutationOptions({
    mutationKey: ['downloadAnswerDocument'],
    mutationFn: async ({ id, name }: { readonly id: string; readonly name: string }) =>
      saveFile(name, await downloadFile('downloadAnswerDocument', { params: { ...address, attachmentId: id } })),
  });
