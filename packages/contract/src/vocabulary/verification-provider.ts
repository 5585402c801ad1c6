export const verificationProviders = [
  'BUREAU_VERITAS',
  'SGS',
  'DNV',
  'LRQA',
  'TUV_SUD',
  'TUV_RHEINLAND',
  'TUV_NORD',
  'INTERTEK',
  'DEKRA',
  'BSI',
  'UL_SOLUTIONS',
  'SOCOTEC',
  'CARBON_TRUST',
  'ERM_CVS',
  'APEX_COMPANIES',
  'KPMG',
  'PWC',
  'EY',
  'DELOITTE',
  'OTHER',
] as const;

export type VerificationProvider = (typeof verificationProviders)[number];
