import { earliestYear, largestAmount, latestYear } from '@pcf/contract/exchange-limits';
import { textLimits } from '@pcf/contract/text-limits';

/** What a single entry may be, whatever the others are. */
export interface FieldLimit {
  readonly kind: 'number' | 'text' | 'month' | 'day';
  readonly min?: number;
  readonly max?: number;
  /** More than the least. */
  readonly above?: boolean;
  /** So many decimals at most. */
  readonly decimals?: number;
  readonly maxLength?: number;
  readonly pattern?: RegExp;
}

const amount: FieldLimit = { kind: 'number', min: -largestAmount, max: largestAmount };
const atLeastZero: FieldLimit = { kind: 'number', min: 0, max: largestAmount };
const atMostZero: FieldLimit = { kind: 'number', min: -largestAmount, max: 0 };
const aboveZero: FieldLimit = { kind: 'number', min: 0, max: largestAmount, above: true };
const percent: FieldLimit = { kind: 'number', min: 0, max: 100 };
const rating: FieldLimit = { kind: 'number', min: 1, max: 5, decimals: 1 };
const year: FieldLimit = { kind: 'number', min: earliestYear, max: latestYear, decimals: 0 };
const month: FieldLimit = { kind: 'month' };
const day: FieldLimit = { kind: 'day' };
const text: FieldLimit = { kind: 'text', maxLength: textLimits.answerComment };
const otherText: FieldLimit = { kind: 'text', maxLength: textLimits.otherText };
const identifier: FieldLimit = { kind: 'text', maxLength: textLimits.exchangeId };
/** ISO 3166-2. */
const subdivision: FieldLimit = { kind: 'text', pattern: /^[A-Z]{2}-[A-Z0-9]{1,3}$/ };

/** By the path of the field without the number of its row; what is chosen from a list has no limit. */
export const fieldLimits: Readonly<Record<string, FieldLimit>> = {
  comment: text,
  'emissionValues.value': amount,
  'emissionValues.unitText': otherText,
  'emissionValues.unitAmount': aboveZero,
  'emissionValues.productMassKg': aboveZero,
  'emissionValues.referenceYear': year,
  'emissionValues.referencePeriodStart': month,
  'emissionValues.referencePeriodEnd': month,
  'emissionValues.unavailableReason': text,
  'emissionValues.availableFrom': day,
  'emissionValues.stages.stageText': otherText,
  'emissionValues.stages.value': amount,
  'emissionValues.stages.comment': text,
  'emissionValues.companyShare.companyEmissionsTonnes': atLeastZero,
  'emissionValues.companyShare.sharePercent': percent,
  'emissionValues.companyShare.unitsSold': aboveZero,
  'emissionValues.companyShare.year': year,
  'emissionValues.breakdown.fossil': atLeastZero,
  'emissionValues.breakdown.landUseChange': atLeastZero,
  'emissionValues.breakdown.landManagementCo2': atLeastZero,
  'emissionValues.breakdown.biogenicNonCo2': atLeastZero,
  'emissionValues.breakdown.landRemovals': atMostZero,
  'emissionValues.breakdown.technologicalRemovals': atMostZero,
  'emissionValues.breakdown.ccs': atMostZero,
  'emissionValues.breakdown.biogenicUptake': atMostZero,
  'emissionValues.breakdown.aircraft': atLeastZero,
  'emissionValues.breakdown.packaging': atLeastZero,
  'emissionValues.breakdown.outbound': atLeastZero,
  'dataSources.shareOfPrimaryDataInEmissionFactor': percent,
  'dataSources.emissionFactorSources.sourceText': otherText,
  'dataSources.emissionFactorSources.version': otherText,
  'dataSources.dataQuality.technological': rating,
  'dataSources.dataQuality.geographical': rating,
  'dataSources.dataQuality.temporal': rating,
  'methodologies.standardText': otherText,
  'methodologies.impactMethodologyText': otherText,
  'methodologies.allocationMethodText': otherText,
  'methodologies.exemptedEmissionsPercent': percent,
  'methodologies.exemptedEmissionsReason': text,
  'methodologies.boundaryDescription': text,
  'verificationData.providerText': otherText,
  'verificationData.standardText': otherText,
  'verificationData.date': day,
  'reductionPlan.targetPercent': percent,
  'reductionPlan.targetYear': year,
  'reductionPlan.description': text,
  'exchange.supplierProductName': otherText,
  'exchange.supplierReference': otherText,
  'exchange.productDescription': text,
  'exchange.productIds': identifier,
  'exchange.classifications': identifier,
  'exchange.validFrom': day,
  'exchange.validUntil': day,
  'exchange.geographyCountrySubdivision': subdivision,
  'exchange.fossilCarbonContent': atLeastZero,
  'exchange.biogenicCarbonContent': atLeastZero,
  'exchange.recycledCarbonContent': atLeastZero,
  'exchange.packagingBiogenicCarbonContent': atLeastZero,
  'exchange.ccuCarbonContent': atLeastZero,
  'exchange.landCarbonLeakage': atLeastZero,
  'exchange.landManagementFossilGhgEmissions': atLeastZero,
  'exchange.landAreaOccupation': atLeastZero,
  'exchange.technologicalCO2CaptureOrigin': text,
  'exchange.ccuCreditCertification': text,
  'exchange.allocationRulesDescription': text,
  'exchange.productOrSectorSpecificRules.otherOperatorName': otherText,
  'exchange.productOrSectorSpecificRules.ruleNames': otherText,
  'exchange.verificationComments': text,
  'itemData.rawmaterial.weight': atLeastZero,
  'itemData.rawmaterial.distance': atLeastZero,
  'itemData.packaging.weight': atLeastZero,
  'itemData.packaging.distance': atLeastZero,
  'itemData.energy.amount': atLeastZero,
  'itemData.transportBetweenSites.weight': atLeastZero,
  'itemData.transportBetweenSites.distance': atLeastZero,
  'itemData.transport.weight': atLeastZero,
  'itemData.transport.distance': atLeastZero,
};
