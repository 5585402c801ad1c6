import type { AllocationWasteIncineration, PartialFullPcf, RetroOrProspectivePcfType } from '@pcf/contract/catena-x';

/** What Catena-X wants to know and PACT does not say: asked when somebody exports. */
export interface ExportAnswers {
  readonly partialFullPcf: PartialFullPcf;
  readonly retroOrProspectivePcfType: RetroOrProspectivePcfType;
  readonly massBalancing:
    | { readonly used: false }
    | { readonly used: true; readonly freeAttribution: boolean; readonly certificateScheme: string };
  /** The model wants one; without an answer the export says so. */
  readonly allocationWasteIncineration?: AllocationWasteIncineration;
}
