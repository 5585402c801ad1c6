import { mutationOptions } from '@tanstack/react-query';
import { downloadFile } from '../../../lib/api/call-api.ts';
import { saveFile } from '../../../lib/save-file.ts';

interface TemplateDocument {
  readonly templateId: string;
  readonly id: string;
  readonly name: string;
}

export const downloadTemplateDocument = mutationOptions({
  mutationKey: ['downloadTemplateDocument'],
  mutationFn: async ({ templateId, id, name }: TemplateDocument) =>
    saveFile(name, await downloadFile('downloadTemplateDocument', { params: { templateId, attachmentId: id } })),
});
