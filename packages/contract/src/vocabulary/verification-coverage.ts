export const verificationCoverages = ['PRODUCT_LEVEL', 'PCF_CALCULATION_MODEL', 'PCF_PROGRAM'] as const;

export type VerificationCoverage = (typeof verificationCoverages)[number];
