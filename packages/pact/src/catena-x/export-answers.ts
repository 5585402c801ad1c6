/** What Catena-X wants to know and PACT does not say: asked when somebody exports. */
export interface ExportAnswers {
  readonly partialFullPcf: 'Cradle-to-gate' | 'Cradle-to-grave';
  readonly retroOrProspectivePcfType:
    | 'Retrospective PCF'
    | 'Prospective PCF without forerunner'
    | 'Prospective PCF of further developed product with forerunner'
    | 'Prospective PCF for current product for future production date'
    | 'Progressive PCF';
  readonly massBalancing:
    | { readonly used: false }
    | { readonly used: true; readonly freeAttribution: boolean; readonly certificateScheme: string };
  /** The model wants one; without an answer the export says so. */
  readonly allocationWasteIncineration?: 'cut-off' | 'reverse cut-off' | 'system expansion' | 'polluter pays principle';
}
