import { unRegions } from '../geography.ts';
import { operatorNames } from '../rules.ts';
import { declaredUnits } from '../units.ts';
import { coverageNames } from '../verification.ts';
import { type Incoming, may, must, type Outgoing } from './field.ts';
import { address, amount, between, filledText, flag, list, moment, oneOf, part, some, text, written } from './kinds.ts';

const ruleFields = {
  operator: must(oneOf([operatorNames.PEF, operatorNames.EPD_INTERNATIONAL, operatorNames.OTHER])),
  ruleNames: must(some(filledText)),
  otherOperatorName: may(filledText),
};

const sourceFields = { name: must(filledText), version: must(filledText) };

const rating = between(1, 5);
const dqiFields = { technologicalDQR: must(rating), geographicalDQR: must(rating), temporalDQR: must(rating) };

const verificationFields = {
  coverage: may(oneOf([coverageNames.PCF_CALCULATION_MODEL, coverageNames.PCF_PROGRAM, coverageNames.PRODUCT_LEVEL])),
  providerName: may(text),
  completedAt: may(moment),
  standardName: may(text),
  comments: may(text),
};

/** Every field of a carbon footprint: what it holds, on which side of zero it is, whether it has to be there. */
export const carbonFootprintFields = {
  declaredUnitOfMeasurement: must(oneOf(declaredUnits)),
  declaredUnitAmount: must(amount('aboveZero')),
  productMassPerDeclaredUnit: must(amount('atLeastZero')),
  referencePeriodStart: must(moment),
  referencePeriodEnd: must(moment),

  geographyCountry: may(written(/^[A-Z]{2}$/)),
  geographyCountrySubdivision: may(written(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)),
  geographyRegionOrSubregion: may(oneOf(unRegions)),

  pcfExcludingBiogenicUptake: must(amount('any')),
  pcfIncludingBiogenicUptake: must(amount('any')),

  fossilGhgEmissions: must(amount('atLeastZero')),
  fossilCarbonContent: must(amount('atLeastZero')),
  biogenicCarbonContent: may(amount('atLeastZero')),
  recycledCarbonContent: may(amount('atLeastZero')),
  packagingBiogenicCarbonContent: may(amount('atLeastZero')),
  ccuCarbonContent: may(amount('atLeastZero')),
  landUseChangeGhgEmissions: may(amount('atLeastZero')),
  landCarbonLeakage: may(amount('atLeastZero')),
  landManagementFossilGhgEmissions: may(amount('atLeastZero')),
  landManagementBiogenicCO2Emissions: may(amount('atLeastZero')),
  biogenicNonCO2Emissions: may(amount('atLeastZero')),
  landAreaOccupation: may(amount('atLeastZero')),
  aircraftGhgEmissions: may(amount('atLeastZero')),
  packagingGhgEmissions: may(amount('atLeastZero')),
  outboundLogisticsGhgEmissions: may(amount('atLeastZero')),

  landManagementBiogenicCO2Removals: may(amount('atMostZero')),
  biogenicCO2Uptake: may(amount('atMostZero')),
  ccsTechnologicalCO2Capture: may(amount('atMostZero')),
  technologicalCO2Removals: may(amount('atMostZero')),

  packagingEmissionsIncluded: may(flag),
  ccsTechnologicalCO2CaptureIncluded: may(flag),
  technologicalCO2CaptureOrigin: may(text),
  ccuCalculationApproach: may(oneOf(['Cut-off', 'Credit'])),
  ccuCreditCertification: may(address),
  boundaryProcessesDescription: may(text),
  exemptedEmissionsDescription: may(text),
  allocationRulesDescription: may(text),

  ipccCharacterizationFactors: must(some(written(/^AR\d+$/))),
  crossSectoralStandards: must(some(filledText)),
  productOrSectorSpecificRules: may(list(part(ruleFields))),
  exemptedEmissionsPercent: must(amount('atLeastZero')),
  secondaryEmissionFactorSources: may(list(part(sourceFields))),
  primaryDataShare: may(between(0, 100)),
  dqi: may(part(dqiFields)),
  verification: may(part(verificationFields)),
};

export type CarbonFootprintName = keyof typeof carbonFootprintFields;
export type CarbonFootprint = Outgoing<typeof carbonFootprintFields>;
export type IncomingCarbonFootprint = Incoming<typeof carbonFootprintFields>;
export const carbonFootprint = part(carbonFootprintFields);
