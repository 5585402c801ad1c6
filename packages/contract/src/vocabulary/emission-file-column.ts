/** What a file tells about emissions, by its place in an answer; how each is headed stands in `emissionFileHeadings`. */
export const emissionFileColumns = [
  'value',
  'unit',
  'unitAmount',
  'productMassKg',
  'referenceYear',
  'lifecycleBoundary',
  'scopes',
  'primaryDataShareType',
  'primaryDataShare',
  'standards',
  'countries',
  'factorSources',
  'verified',
  'verificationProvider',
  'comment',
] as const;

export type EmissionFileColumn = (typeof emissionFileColumns)[number];
