export const allocationMethods = [
  'AVOID_BY_PARTITIONING',
  'AVOID_BY_SYSTEM_EXPANSION',
  'ECONOMIC_ALLOCATION',
  'MASS_ALLOCATION',
  'OTHER',
] as const;

export type AllocationMethod = (typeof allocationMethods)[number];

/** How captured carbon that is used again is counted. */
export const ccuCalculationApproaches = ['CUT_OFF', 'CREDIT'] as const;

export type CcuCalculationApproach = (typeof ccuCalculationApproaches)[number];

export const geographicGranularities = ['GLOBAL', 'REGIONAL', 'COUNTRY', 'UNKNOWN'] as const;

export type GeographicGranularity = (typeof geographicGranularities)[number];

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

export const ipccAssessmentReports = ['AR4', 'AR5', 'AR6'] as const;

export type IpccAssessmentReport = (typeof ipccAssessmentReports)[number];

/**
 * What a footprint was calculated by. ISO_3459 is kept for the data that carries it; UNKNOWN is the answer of somebody who
 * does not know, and stands alone.
 */
export const standards = [
  'ISO_3459',
  'ISO_14040',
  'ISO_14044',
  'ISO_14067',
  'PAS_2050',
  'PRODUCT_ENVIRONMENTAL_FOOTPRINT',
  'BP_X30_323_0',
  'EN_15804',
  'EPD_PRODUCT_CATEGORY_RULES',
  'CALCULATOR',
  'TFS',
  'GHG_PROTOCOL_PRODUCT',
  'PACT',
  'ISO_14083',
  'CATENA_X',
  'OTHER',
  'UNKNOWN',
] as const;

export type Standard = (typeof standards)[number];

export const verificationCoverages = ['PRODUCT_LEVEL', 'PCF_CALCULATION_MODEL', 'PCF_PROGRAM'] as const;

export type VerificationCoverage = (typeof verificationCoverages)[number];

/** How much assurance the verifier gave. */
export const verificationLevels = ['LIMITED', 'REASONABLE'] as const;

export type VerificationLevel = (typeof verificationLevels)[number];

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

export const verificationStandards = [
  'ISO_14064_1',
  'ISO_14064_3',
  'ISO_14067',
  'ISAE_3000',
  'ISAE_3410',
  'AA1000AS',
  'ABNT_NBR_ISO_14064_3',
  'ASSET',
  'AIRPORT_CARBON_ACCREDITATION',
  'ALBERTA_SGER',
  'ASAE_3000',
  'AICPA_AT_C_105_205',
  'AICPA_AT_C_105_210',
  'AUSTRALIA_NGER',
  'CALIFORNIA_MRR',
  'CICA_5025',
  'CSAE_3000',
  'CARBON_TRUST_STANDARD',
  'CHICAGO_CLIMATE_EXCHANGE',
  'CLIMATE_REGISTRY_GVP',
  'CATENA_X_TFS_PCF_VERIFICATION',
  'CEMARS',
  'CNCC',
  'DNV',
  'ERT_CORPORATE_GHG',
  'EARTHCHECK',
  'ERM_GHG_ASSURANCE',
  'EU_ETS',
  'IDW_PS_821',
  'IDW_ASS_821',
  'JVETS',
  'KOREA_GHG_TARGET',
  'NMX_SAA_14064_3',
  'RGGI',
  'SGS_SRA',
  'ICJCE',
  'STANDARD_3410N',
  'SWISS_CLIMATE_CO2_LABEL',
  'THAI_TGO',
  'TOKYO_CAP_AND_TRADE',
  'OTHER',
] as const;

export type VerificationStandard = (typeof verificationStandards)[number];

export const confidenceLevels = ['VERY', 'SOMEWHAT', 'NONE'] as const;

export type ConfidenceLevel = (typeof confidenceLevels)[number];
