import type { AllocationWasteIncineration, PartialFullPcf, RetroOrProspectivePcfType } from '@pcf/contract/catena-x';
import type { AspectQuestions } from './api/download-aspect.ts';

export interface AspectValues {
  partialFullPcf: PartialFullPcf;
  retroOrProspectivePcfType: RetroOrProspectivePcfType;
  massBalancingUsed: boolean;
  freeAttribution: boolean;
  certificateScheme: string;
  allocationWasteIncineration: AllocationWasteIncineration | null;
}

export const questionsOf = ({
  massBalancingUsed,
  allocationWasteIncineration,
  ...values
}: AspectValues): AspectQuestions => ({
  partialFullPcf: values.partialFullPcf,
  retroOrProspectivePcfType: values.retroOrProspectivePcfType,
  massBalancingUsed: String(massBalancingUsed),
  ...(massBalancingUsed
    ? {
        freeAttributionInMassBalancing: String(values.freeAttribution),
        massBalancingCertificateScheme: values.certificateScheme,
      }
    : {}),
  ...(allocationWasteIncineration ? { allocationWasteIncineration } : {}),
});
