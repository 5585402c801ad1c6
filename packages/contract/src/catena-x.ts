/** What the aspect io.catenax.pcf 9.0.0 has for questions that PACT does not ask; the words are the aspect's own. */
export const partialFullPcfs = ['Cradle-to-gate', 'Cradle-to-grave'] as const;

export const retroOrProspectivePcfTypes = [
  'Retrospective PCF',
  'Prospective PCF without forerunner',
  'Prospective PCF of further developed product with forerunner',
  'Prospective PCF for current product for future production date',
  'Progressive PCF',
] as const;

export const allocationWasteIncinerations = [
  'cut-off',
  'reverse cut-off',
  'system expansion',
  'polluter pays principle',
] as const;

/** What the aspect wants and a footprint may not say, or not so that it could take it. */
export const aspectGaps = [
  'companyIds',
  'declaredUnitOfMeasurement',
  'geographyRegionOrSubregion',
  'pcfExcludingBiogenicUptake',
  'aircraftGhgEmissions',
  'exemptedEmissionsPercent',
  'ipccCharacterizationFactors',
  'ccsTechnologicalCO2CaptureIncluded',
  'packagingEmissionsIncluded',
  'primaryDataShare',
  'technologicalDQR',
  'geographicalDQR',
  'temporalDQR',
  'massBalancingCertificateScheme',
  'allocationWasteIncineration',
] as const;

export type AspectGap = (typeof aspectGaps)[number];
export type PartialFullPcf = (typeof partialFullPcfs)[number];
export type RetroOrProspectivePcfType = (typeof retroOrProspectivePcfTypes)[number];
export type AllocationWasteIncineration = (typeof allocationWasteIncinerations)[number];
