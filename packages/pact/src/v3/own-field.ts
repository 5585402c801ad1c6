import { breakdownNames, breakdownParts, exchangeAmounts, exchangeTexts } from './amount-names.ts';

const same = [
  ...exchangeAmounts,
  ...exchangeTexts,
  'ccuCalculationApproach',
  'geographyCountrySubdivision',
  'ccsTechnologicalCO2CaptureIncluded',
];

/** Fields of a document by the field of ours that holds what they say, without the positions of rows. */
const ownFields: ReadonlyMap<string, string> = new Map([
  ...breakdownParts.map((part): [string, string] => [
    `pcf.${breakdownNames[part]}`,
    `emissionValues.breakdown.${part}`,
  ]),
  ...same.map((name): [string, string] => [`pcf.${name}`, `exchange.${name}`]),
  ['comment', 'comment'],
  ['productNameCompany', 'exchange.supplierProductName'],
  ['productDescription', 'exchange.productDescription'],
  ['productIds', 'exchange.productIds'],
  ['productClassifications', 'exchange.classifications'],
  ['validityPeriodStart', 'exchange.validFrom'],
  ['validityPeriodEnd', 'exchange.validUntil'],
  ['pcf.pcfExcludingBiogenicUptake', 'emissionValues.value'],
  ['pcf.declaredUnitOfMeasurement', 'emissionValues.unit'],
  ['pcf.declaredUnitAmount', 'emissionValues.unitAmount'],
  ['pcf.productMassPerDeclaredUnit', 'emissionValues.productMassKg'],
  ['pcf.referencePeriodStart', 'emissionValues.referencePeriodStart'],
  ['pcf.referencePeriodEnd', 'emissionValues.referencePeriodEnd'],
  ['pcf.primaryDataShare', 'dataSources.shareOfPrimaryDataInEmissionFactor'],
  ['pcf.secondaryEmissionFactorSources', 'dataSources.emissionFactorSources.source'],
  ['pcf.secondaryEmissionFactorSources.name', 'dataSources.emissionFactorSources.sourceText'],
  ['pcf.secondaryEmissionFactorSources.version', 'dataSources.emissionFactorSources.version'],
  ['pcf.geographyCountry', 'dataSources.countries'],
  ['pcf.geographyRegionOrSubregion', 'dataSources.regions'],
  ['pcf.dqi.technologicalDQR', 'dataSources.dataQuality.technological'],
  ['pcf.dqi.geographicalDQR', 'dataSources.dataQuality.geographical'],
  ['pcf.dqi.temporalDQR', 'dataSources.dataQuality.temporal'],
  ['pcf.crossSectoralStandards', 'methodologies.standards'],
  ['pcf.ipccCharacterizationFactors', 'methodologies.ipccAssessmentReports'],
  ['pcf.exemptedEmissionsPercent', 'methodologies.exemptedEmissionsPercent'],
  ['pcf.exemptedEmissionsDescription', 'methodologies.exemptedEmissionsReason'],
  ['pcf.boundaryProcessesDescription', 'methodologies.boundaryDescription'],
  ['pcf.packagingEmissionsIncluded', 'methodologies.packagingIncluded'],
  ['pcf.productOrSectorSpecificRules', 'exchange.productOrSectorSpecificRules.ruleNames'],
  ['pcf.productOrSectorSpecificRules.operator', 'exchange.productOrSectorSpecificRules.operator'],
  ['pcf.productOrSectorSpecificRules.otherOperatorName', 'exchange.productOrSectorSpecificRules.otherOperatorName'],
  ['pcf.productOrSectorSpecificRules.ruleNames', 'exchange.productOrSectorSpecificRules.ruleNames'],
  ['pcf.verification.coverage', 'verificationData.coverage'],
  ['pcf.verification.providerName', 'verificationData.providerText'],
  ['pcf.verification.standardName', 'verificationData.standardText'],
  ['pcf.verification.completedAt', 'verificationData.date'],
  ['pcf.verification.comments', 'exchange.verificationComments'],
]);

/** What a field of a document is with us; null where we have none for it. */
export const ownFieldOf = (path: string): string | null => ownFields.get(path.replaceAll(/\.\d+(?=\.|$)/g, '')) ?? null;
