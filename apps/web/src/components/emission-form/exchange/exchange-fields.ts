/** The fields of this part as the form calls them. */
export const exchangeFields = [
  'supplierProductName',
  'supplierReference',
  'productDescription',
  'productIds',
  'classifications',
  'validFrom',
  'noBiogenicOrLandPart',
  'noProductMass',
  'geographyCountrySubdivision',
  'fossilCarbonContent',
  'biogenicCarbonContent',
  'recycledCarbonContent',
  'packagingBiogenicCarbonContent',
  'ccuCarbonContent',
  'landCarbonLeakage',
  'landManagementFossilGhgEmissions',
  'landAreaOccupation',
  'ccsTechnologicalCO2CaptureIncluded',
  'technologicalCO2CaptureOrigin',
  'ccuCalculationApproach',
  'ccuCreditCertification',
  'allocationRulesDescription',
  'productOrSectorSpecificRules.operator',
  'productOrSectorSpecificRules.otherOperatorName',
  'productOrSectorSpecificRules.ruleNames',
  'verificationComments',
] as const;

export type ExchangeField = (typeof exchangeFields)[number];

/** Fields that other platforms cannot do without. */
const required: readonly ExchangeField[] = [
  'supplierProductName',
  'productDescription',
  'noBiogenicOrLandPart',
  'fossilCarbonContent',
  'productOrSectorSpecificRules.operator',
  'productOrSectorSpecificRules.otherOperatorName',
  'productOrSectorSpecificRules.ruleNames',
];

export const isRequired = (field: ExchangeField): boolean => required.includes(field);

/** Fields with a sentence below them. */
export const helpedFields = [
  'supplierReference',
  'productDescription',
  'productIds',
  'classifications',
  'noBiogenicOrLandPart',
  'noProductMass',
  'geographyCountrySubdivision',
  'fossilCarbonContent',
  'biogenicCarbonContent',
  'recycledCarbonContent',
  'packagingBiogenicCarbonContent',
  'ccuCarbonContent',
  'landCarbonLeakage',
  'landManagementFossilGhgEmissions',
  'landAreaOccupation',
  'ccsTechnologicalCO2CaptureIncluded',
  'technologicalCO2CaptureOrigin',
  'ccuCalculationApproach',
  'ccuCreditCertification',
  'allocationRulesDescription',
  'productOrSectorSpecificRules.ruleNames',
  'verificationComments',
] as const satisfies readonly ExchangeField[];

export type HelpedField = (typeof helpedFields)[number];

export const isHelped = (field: ExchangeField): field is HelpedField =>
  (helpedFields as readonly ExchangeField[]).includes(field);
