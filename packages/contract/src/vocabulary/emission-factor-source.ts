export const emissionFactorSources = [
  'SELF',
  'SUPPLIER',
  'EPA_GHG_EMISSION_FACTORS_HUB',
  'DEFRA_CONVERSION_FACTORS',
  'ADEME_BASE_CARBONE',
  'IPCC_EMISSION_FACTORS_DATABASE',
  'ECOMETRICA',
  'IDEMAT',
  'ECOINVENT',
  'AGRIFOOTPRINT',
  'GABI',
  'PRODUCT_ECOSYSTEM_CALCULATOR',
  'AGRIBALYSE',
  'GLEC',
  'OTHER',
] as const;

export type EmissionFactorSource = (typeof emissionFactorSources)[number];
