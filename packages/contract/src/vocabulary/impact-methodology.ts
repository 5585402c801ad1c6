export const impactMethodologies = [
  'EF_3_0',
  'EF_V3_1',
  'RECIPE_2016',
  'CML_IA_BASELINE',
  'EN_15804_A2',
  'ILCD_2011',
  'TRACI_2_2',
  'IMPACT_WORLD',
  'IPCC_2007_GWP_100',
  'IPCC_2013_GWP_100',
  'IPCC_2021_GWP_100',
  'OTHER',
  'UNKNOWN',
] as const;

export type ImpactMethodology = (typeof impactMethodologies)[number];
