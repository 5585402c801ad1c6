import { downloadFile } from '../../../lib/api/call-api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { FootprintSource } from '../footprint-source.ts';

function fetchFile(source: FootprintSource, fileName: string): Promise<Blob> {
  switch (source.origin) {
    case 'templates':
      return downloadFile('downloadTemplateFootprints', { query: { ...source.query, fileName } });
    case 'answers':
      return downloadFile('downloadAnswerFootprints', { query: { lineIds: source.one, fileName } });
    case 'purchased':
      return downloadFile('downloadPurchasedFootprints', { query: { ...source.query, fileName } });
  }
}

export const downloadFootprints = async (source: FootprintSource, fileName: string) =>
  saveFile(`${fileName}.json`, await fetchFile(source, fileName));
