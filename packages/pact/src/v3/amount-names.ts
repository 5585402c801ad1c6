import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { CarbonFootprintName } from './model/carbon-footprint.ts';

type Breakdown = NonNullable<NonNullable<EmissionData['emissionValues']>['breakdown']>;
type Exchange = NonNullable<EmissionData['exchange']>;

/** The parts of our breakdown by the name that they have in PACT. */
export const breakdownNames = {
  fossil: 'fossilGhgEmissions',
  landUseChange: 'landUseChangeGhgEmissions',
  landManagementCo2: 'landManagementBiogenicCO2Emissions',
  biogenicNonCo2: 'biogenicNonCO2Emissions',
  landRemovals: 'landManagementBiogenicCO2Removals',
  technologicalRemovals: 'technologicalCO2Removals',
  ccs: 'ccsTechnologicalCO2Capture',
  biogenicUptake: 'biogenicCO2Uptake',
  aircraft: 'aircraftGhgEmissions',
  packaging: 'packagingGhgEmissions',
  outbound: 'outboundLogisticsGhgEmissions',
} as const satisfies Record<keyof Breakdown, CarbonFootprintName>;

export type BreakdownPart = keyof typeof breakdownNames;

export const breakdownParts = Object.keys(breakdownNames) as BreakdownPart[];

/** Amounts of the exchange, which have the same name here and there. */
export const exchangeAmounts = [
  'fossilCarbonContent',
  'biogenicCarbonContent',
  'recycledCarbonContent',
  'packagingBiogenicCarbonContent',
  'ccuCarbonContent',
  'landCarbonLeakage',
  'landManagementFossilGhgEmissions',
  'landAreaOccupation',
] as const satisfies readonly (keyof Exchange & CarbonFootprintName)[];

/** Texts of the exchange, likewise. */
export const exchangeTexts = [
  'technologicalCO2CaptureOrigin',
  'ccuCreditCertification',
  'allocationRulesDescription',
] as const satisfies readonly (keyof Exchange & CarbonFootprintName)[];

export const ccuApproachNames = { CUT_OFF: 'Cut-off', CREDIT: 'Credit' } as const;
