import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { ExportAnswers } from '@pcf/pact/catena-x/export-answers';
import { exportAspect } from '@pcf/pact/catena-x/export-aspect';
import type { ProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import { strictFootprint } from '@pcf/pact/v3/model/strict-footprint';
import { cleanFileName } from '../../../http/content-disposition.ts';
import type { AuthenticatedCall, Download } from '../../../http/operation-handler.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { type Expressed, isRefused } from './expressible.ts';
import type { FootprintExport } from './footprint-export.service.ts';
import { refusedFootprint } from './judge-footprint-file.ts';

type Questions = CheckedInput<'downloadTemplateAspect'>['query'];

/** One footprint as Catena-X has it. */
export async function downloadAspect<Filter>(
  exported: FootprintExport<Filter>,
  call: AuthenticatedCall,
  id: string,
  { fileName, ...questions }: Questions,
): Promise<Download> {
  const footprint = footprintOf(await exported.one(call, id));
  const result = exportAspect(footprint, answersOf(questions));
  if (result.aspect === null) throw lacking(result.missing);
  await exported.record(call);
  return {
    type: 'application/json',
    fileName: cleanFileName(fileName, `${exported.otherwise} (Catena-X)`, 'json'),
    content: Buffer.from(JSON.stringify(result.aspect, null, 2)),
  };
}

/** What came from another platform has to be as strict as what we say ourselves before it can be said in other words. */
function footprintOf(expressed: Expressed): ProductFootprint {
  if (isRefused(expressed)) throw refusedFootprint(expressed);
  if ('footprint' in expressed) return expressed.footprint;
  const { footprint, paths } = strictFootprint(JSON.parse(expressed.original));
  if (footprint === null) throw lacking(paths);
  return footprint;
}

const answersOf = ({ massBalancingUsed, ...questions }: Omit<Questions, 'fileName'>): ExportAnswers => ({
  partialFullPcf: questions.partialFullPcf,
  retroOrProspectivePcfType: questions.retroOrProspectivePcfType,
  massBalancing: massBalancingUsed
    ? {
        used: true,
        freeAttribution: questions.freeAttributionInMassBalancing ?? false,
        certificateScheme: questions.massBalancingCertificateScheme ?? '',
      }
    : { used: false },
  ...(questions.allocationWasteIncineration
    ? { allocationWasteIncineration: questions.allocationWasteIncineration }
    : {}),
});

const lacking = (fields: readonly string[]): ProblemError =>
  new ProblemError('VALIDATION_FAILED', {
    detail: 'Catena-X wants to know more than is told here.',
    extra: { missingFromAspect: fields },
  });
