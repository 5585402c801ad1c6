/**
 * The sections of the calculator and of an itemised answer, in the order of the form; `transport` is the way to the
 * customer. Field names of the form, hence not in capitals.
 */
export const emissionDataItemTypes = [
  'rawmaterial',
  'packaging',
  'energy',
  'transportBetweenSites',
  'transport',
] as const;

export type EmissionDataItemType = (typeof emissionDataItemTypes)[number];

export const emissionScopes = ['SCOPE_1', 'SCOPE_2', 'SCOPE_3', 'SCOPE_1_2', 'SCOPE_1_2_3'] as const;

export type EmissionScope = (typeof emissionScopes)[number];

/** What an emission value is per: a code names the denominator alone, since the numerator is always kg CO2 equivalent. */
export const emissionUnits = [
  'KM',
  'KG',
  'GB',
  'M2',
  'M3',
  'KWH',
  'KG_KM',
  'DAY',
  'USD',
  'EUR',
  'DIMENSIONLESS',
  'OTHER',
] as const;

export type EmissionUnit = (typeof emissionUnits)[number];

/** Shown as plain "kg CO2 equivalent". */
export const defaultEmissionUnit: EmissionUnit = 'KG';

/** The same in every language; null where a word of the reader's language (a piece) or a text of the supplier's stands. */
export const emissionUnitSymbols: Readonly<Record<EmissionUnit, string | null>> = {
  KM: 'km',
  KG: 'kg',
  GB: 'GB',
  M2: 'm²',
  M3: 'm³',
  KWH: 'kWh',
  KG_KM: 'kg·km',
  DAY: 'd',
  USD: 'USD',
  EUR: 'EUR',
  DIMENSIONLESS: null,
  OTHER: null,
};

export const emissionValueGranularities = [
  'DETAILED_LIFECYCLE',
  'LIFECYCLE',
  'PRODUCT',
  'CALCULATOR',
  'SHARE_COMPANY',
  'UNAVAILABLE',
] as const;

export type EmissionValueGranularity = (typeof emissionValueGranularities)[number];

export const lifecycleBoundaries = ['CRADLE_TO_GATE', 'CRADLE_TO_GRAVE', 'GATE_TO_GATE'] as const;

export type LifecycleBoundary = (typeof lifecycleBoundaries)[number];

export const lifecycleStages = [
  'MATERIAL_ACQUISITION',
  'MANUFACTURING',
  'ASSEMBLY',
  'PACKAGING',
  'STORAGE',
  'DISTRIBUTION',
  'CONSUMER_USE',
  'RECYCLING',
  'LAND_FILLING',
  'END_OF_LIFE_FINAL_DISPOSAL',
  'PRODUCTION',
  'TRANSPORTATION',
  'ENERGY_FUEL',
  'RAW_MATERIAL_EXTRACTION',
  'MATERIAL_PRE_PROCESSING',
  'AGRICULTURE',
  'ANIMAL_HUSBANDRY',
  'FORESTRY',
  'FISHING_AQUACULTURE',
  'MINING_QUARRYING',
  'REFINING',
  'CHEMICAL_PROCESSING',
  'COMPONENT_MANUFACTURING',
  'SURFACE_TREATMENT',
  'INBOUND_TRANSPORT',
  'TRANSPORT_BETWEEN_SITES',
  'OUTBOUND_TRANSPORT',
  'RETAIL',
  'INSTALLATION',
  'MAINTENANCE',
  'REPAIR',
  'REUSE',
  'REMANUFACTURING',
  'COLLECTION_SORTING',
  'COMPOSTING',
  'INCINERATION_ENERGY_RECOVERY',
  'WASTEWATER_TREATMENT',
  'PRODUCTION_WASTE',
  'LAND_USE_CHANGE',
  'OTHER',
] as const;

export type LifecycleStage = (typeof lifecycleStages)[number];

/** The steps of an answer, in order; parts of an address, hence not in capitals. */
export const answerSteps = ['overview', 'emissions', 'data', 'methods', 'success'] as const;

export type AnswerStep = (typeof answerSteps)[number];

export const yesNoUnknownAnswers = ['YES', 'NO', 'UNKNOWN'] as const;

export type YesNoUnknown = (typeof yesNoUnknownAnswers)[number];

/** By what a company figure was shared out to one product. */
export const companyShareBases = ['REVENUE', 'MASS', 'UNITS'] as const;

export type CompanyShareBasis = (typeof companyShareBases)[number];

export const primaryDataShareTypes = ['PRIMARY', 'SECONDARY', 'BOTH', 'NONE'] as const;

export type PrimaryDataShareType = (typeof primaryDataShareTypes)[number];

/** A proxy stands for a whole group, for those who do not know the factor. */
export const factorKinds = ['proxy', 'factor'] as const;

export type FactorKind = (typeof factorKinds)[number];

/**
 * CATALOGUE is the one that comes with the product, OWN a file that somebody loaded. LINK is a figure that came with a
 * link and that our catalogue does not have: anybody can write a link, so that it is never told as ours.
 */
export const factorOrigins = ['CATALOGUE', 'OWN', 'LINK'] as const;

export type FactorOrigin = (typeof factorOrigins)[number];

/** What an emission factor is per; the materials and foods, the energy and the transport of the catalogue, in this order. */
export const factorUnits = ['kgCO₂e/kg', 'kgCO₂e/kWh', 'kgCO₂e/kg*km'] as const;

export type FactorUnit = (typeof factorUnits)[number];

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
