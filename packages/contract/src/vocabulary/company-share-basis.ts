/** By what a company figure was shared out to one product. */
export const companyShareBases = ['REVENUE', 'MASS', 'UNITS'] as const;

export type CompanyShareBasis = (typeof companyShareBases)[number];
