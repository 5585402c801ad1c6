import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { downloadFile } from '../../../lib/api/call-api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { FootprintSource } from '../footprint-source.ts';

export type AspectQuestions = OperationInput<'downloadTemplateAspect'>['query'];

interface OneFootprint {
  readonly origin: FootprintSource['origin'];
  readonly id: string;
}

function fetchFile({ origin, id }: OneFootprint, query: AspectQuestions): Promise<Blob> {
  switch (origin) {
    case 'templates':
      return downloadFile('downloadTemplateAspect', { params: { templateId: id }, query });
    case 'answers':
      return downloadFile('downloadAnswerAspect', { params: { lineId: id }, query });
    case 'purchased':
      return downloadFile('downloadPurchasedAspect', { params: { lineId: id }, query });
  }
}

export const downloadAspect = async (footprint: OneFootprint, query: AspectQuestions, fileName: string) =>
  saveFile(`${fileName}.json`, await fetchFile(footprint, { ...query, fileName }));
