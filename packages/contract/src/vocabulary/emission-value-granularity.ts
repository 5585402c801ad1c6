export const emissionValueGranularities = [
  'DETAILED_LIFECYCLE',
  'LIFECYCLE',
  'PRODUCT',
  'CALCULATOR',
  'SHARE_COMPANY',
  'UNAVAILABLE',
] as const;

export type EmissionValueGranularity = (typeof emissionValueGranularities)[number];
