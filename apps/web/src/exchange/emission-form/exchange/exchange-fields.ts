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

/** Fields whose names say all; below every other one there is a sentence. */
const plainFields = [
  'supplierProductName',
  'validFrom',
  'productOrSectorSpecificRules.operator',
  'productOrSectorSpecificRules.otherOperatorName',
] as const satisfies readonly ExchangeField[];

export type HelpedField = Exclude<ExchangeField, (typeof plainFields)[number]>;

export const isHelped = (field: ExchangeField): field is HelpedField =>
  !(plainFields as readonly ExchangeField[]).includes(field);

export const helpedFields: readonly HelpedField[] = exchangeFields.filter(isHelped);
