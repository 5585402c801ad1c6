import { mutationOptions } from '@tanstack/react-query';
import { downloadFile } from '../../../../lib/api/call-api.ts';
import { saveFile } from '../../../../lib/save-file.ts';

export const downloadPersonalData = mutationOptions({
  mutationKey: ['downloadPersonalData'],
  mutationFn: async (fileName: string) => saveFile(`${fileName}.json`, await downloadFile('downloadPersonalData', {})),
});
