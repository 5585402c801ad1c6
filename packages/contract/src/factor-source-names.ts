import type { EmissionFactorSource } from './vocabulary/emission-data.ts';

/** As these databases call themselves, in every language. What has none here has a text in each. */
export const factorSourceNames = {
  ADEME_BASE_CARBONE: 'ADEME Base Carbone',
  ECOMETRICA: 'Ecometrica',
  IDEMAT: 'Idemat',
  ECOINVENT: 'ecoinvent',
  AGRIFOOTPRINT: 'Agri-footprint',
  GABI: 'GaBi (Sphera)',
  PRODUCT_ECOSYSTEM_CALCULATOR: 'Product Ecosystem Calculator',
  AGRIBALYSE: 'Agribalyse',
  GLEC: 'GLEC',
} as const satisfies Partial<Record<EmissionFactorSource, string>>;
