import type { EmissionFileColumn } from './vocabulary/files.ts';

/** The headings of emissions in every file that has them: of received requests and of templates alike. */
export const emissionFileHeadings = {
  value: 'Emission value',
  unit: 'Emission unit',
  unitAmount: 'Unit amount',
  productMassKg: 'Mass of one unit (kg)',
  referenceYear: 'Reference year',
  lifecycleBoundary: 'Boundary',
  scopes: 'Scopes',
  primaryDataShareType: 'Primary data type',
  primaryDataShare: 'Primary data share (%)',
  standards: 'Standard',
  countries: 'Country',
  factorSources: 'Factor source',
  verified: 'Verified',
  verificationProvider: 'Verification provider',
  comment: 'Comment',
} as const satisfies Readonly<Record<EmissionFileColumn, string>>;
