import { z } from 'zod';
import {
  earliestYear,
  largestAmount,
  latestYear,
  maxDecimals,
  maxDocumentsOfField,
  maxExchangeIds,
  maxSignificantDigits,
  maxStages,
} from '../exchange-limits.ts';
import { textLimits } from '../text-limits.ts';
import {
  companyShareBases,
  emissionFactorSources,
  emissionScopes,
  emissionUnits,
  emissionValueGranularities,
  lifecycleBoundaries,
  lifecycleStages,
  primaryDataShareTypes,
  yesNoUnknownAnswers,
} from '../vocabulary/emission-data.ts';
import { ruleOperators } from '../vocabulary/lists.ts';
import {
  allocationMethods,
  ccuCalculationApproaches,
  confidenceLevels,
  geographicGranularities,
  impactMethodologies,
  ipccAssessmentReports,
  standards,
  verificationCoverages,
  verificationLevels,
  verificationProviders,
  verificationStandards,
} from '../vocabulary/methods.ts';
import { countries, regions } from '../vocabulary/region.ts';
import { subjectTypes } from '../vocabulary/users.ts';

/** Whether every digit of a number is kept. */
function isExact(value: number): boolean {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const decimals = (mantissa.split('.')[1]?.length ?? 0) - Number(exponent);
  return decimals <= maxDecimals && mantissa.replace(/[-.]|^0+/g, '').length <= maxSignificantDigits;
}

const exact = z.number().refine(isExact, { error: 'At most 10 decimals and 15 significant digits.' });
const amount = exact.min(-largestAmount).max(largestAmount).nullish();
const atLeastZero = exact.min(0).max(largestAmount).nullish();
const atMostZero = exact.min(-largestAmount).max(0).nullish();
const aboveZero = exact.positive().max(largestAmount).nullish();
const percent = exact.min(0).max(100).nullish();
const rating = z.number().min(1).max(5).multipleOf(0.1).nullish();
const year = z.int().min(earliestYear).max(latestYear).nullish();
const month = z
  .string()
  .regex(/^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/)
  .nullish();
const day = z.iso.date().nullish();
const text = z.string().trim().max(textLimits.answerComment).nullish();
const otherText = z.string().trim().max(textLimits.otherText).nullish();
const oneOf = <const Codes extends readonly [string, ...string[]]>(codes: Codes) => z.enum(codes).nullish();
const someOf = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.array(z.enum(codes)).max(codes.length).nullish();

const chosenDocument = z
  .strictObject({ id: z.uuid(), name: z.string().max(textLimits.documentName) })
  .meta({ id: 'ChosenDocument' });

const documents = z.array(chosenDocument).max(maxDocumentsOfField).nullish();

const emissionValues = z.strictObject({
  granularity: oneOf(emissionValueGranularities),
  subjectType: oneOf(subjectTypes),
  value: amount.describe('kgCO2e per unitAmount units, without biogenic CO2 uptake.'),
  unit: oneOf(emissionUnits),
  unitText: otherText.describe('Where the unit is OTHER.'),
  unitAmount: aboveZero,
  productMassKg: aboveZero.describe('Mass of one unit.'),
  referenceYear: year,
  referencePeriodStart: month,
  referencePeriodEnd: month.describe('Inclusive.'),
  lifecycleBoundary: oneOf(lifecycleBoundaries),
  scopes: oneOf(emissionScopes),
  stages: z
    .array(
      z.strictObject({
        stage: oneOf(lifecycleStages),
        stageText: otherText,
        scope: oneOf(emissionScopes),
        value: amount,
        comment: text,
      }),
    )
    .max(maxStages)
    .nullish(),
  companyShare: z
    .strictObject({
      companyEmissionsTonnes: atLeastZero.describe('tCO2e in the year.'),
      sharePercent: percent,
      unitsSold: aboveZero,
      basis: oneOf(companyShareBases),
      year,
      scopes: oneOf(emissionScopes),
    })
    .nullish(),
  unavailableReason: text,
  availableFrom: day.describe('When there may be data.'),
  confidence: oneOf(confidenceLevels),
  comparisonGroup: z
    .strictObject({
      topCategory: z.string().min(1).max(textLimits.otherText),
      category: z.string().min(1).max(textLimits.otherText),
      subcategory: z.string().min(1).max(textLimits.otherText),
    })
    .nullish()
    .describe('The group of the catalogue that the value is compared with.'),
  breakdown: z
    .strictObject({
      fossil: atLeastZero,
      landUseChange: atLeastZero,
      landManagementCo2: atLeastZero,
      biogenicNonCo2: atLeastZero,
      landRemovals: atMostZero,
      technologicalRemovals: atMostZero,
      ccs: atMostZero,
      biogenicUptake: atMostZero,
      aircraft: atLeastZero,
      packaging: atLeastZero,
      outbound: atLeastZero,
    })
    .nullish(),
});

const dataSources = z.strictObject({
  primaryDataShareType: oneOf(primaryDataShareTypes),
  shareOfPrimaryDataInEmissionFactor: percent,
  emissionFactorSources: z
    .array(z.strictObject({ source: z.enum(emissionFactorSources), sourceText: otherText, version: otherText }))
    .max(maxStages)
    .nullish(),
  geographicGranularity: oneOf(geographicGranularities),
  regions: someOf(regions),
  countries: someOf(countries),
  dataQuality: z.strictObject({ technological: rating, geographical: rating, temporal: rating }).nullish(),
  documents,
});

const methodologies = z.strictObject({
  standards: someOf(standards),
  standardText: otherText,
  impactMethodology: oneOf(impactMethodologies),
  impactMethodologyText: otherText,
  allocationMethods: someOf(allocationMethods),
  allocationMethodText: otherText,
  ipccAssessmentReports: someOf(ipccAssessmentReports),
  biogenicIncluded: oneOf(yesNoUnknownAnswers),
  offsetsIncluded: oneOf(yesNoUnknownAnswers),
  packagingIncluded: oneOf(yesNoUnknownAnswers),
  exemptedEmissionsPercent: percent,
  exemptedEmissionsReason: text,
  boundaryDescription: text,
  documents,
});

const verificationData = z.strictObject({
  verified: z.boolean().nullish(),
  provider: oneOf(verificationProviders),
  providerText: otherText,
  standard: oneOf(verificationStandards),
  standardText: otherText,
  date: day,
  coverage: oneOf(verificationCoverages),
  level: oneOf(verificationLevels),
  documents,
});

const reductionPlan = z.strictObject({
  hasPlan: oneOf(yesNoUnknownAnswers),
  targetPercent: percent,
  targetYear: year,
  description: text,
  documents,
});

const urns = z.array(z.string().min(1).max(textLimits.exchangeId)).max(maxExchangeIds).nullish();

/** What other platforms ask for beside the rest, under the names that PACT 3.0 has for it. Amounts are for unitAmount units. */
const exchange = z.strictObject({
  supplierProductName: otherText,
  supplierReference: otherText,
  productDescription: text,
  productIds: urns,
  classifications: urns,
  validFrom: day,
  validUntil: day,
  noBiogenicOrLandPart: z.boolean().nullish().describe('Confirms that all of the value is fossil.'),
  noProductMass: z.boolean().nullish().describe('Confirms that energy or a service is meant, which has no mass.'),
  geographyCountrySubdivision: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)
    .nullish()
    .describe('ISO 3166-2.'),
  fossilCarbonContent: atLeastZero.describe('kg of carbon.'),
  biogenicCarbonContent: atLeastZero.describe('kg of carbon.'),
  recycledCarbonContent: atLeastZero.describe('kg of carbon.'),
  packagingBiogenicCarbonContent: atLeastZero.describe('kg of carbon.'),
  ccuCarbonContent: atLeastZero.describe('kg of carbon.'),
  landCarbonLeakage: atLeastZero.describe('kgCO2e.'),
  landManagementFossilGhgEmissions: atLeastZero.describe('kgCO2e, a part of the fossil ones.'),
  landAreaOccupation: atLeastZero.describe('m2 and year.'),
  ccsTechnologicalCO2CaptureIncluded: z.boolean().nullish(),
  technologicalCO2CaptureOrigin: text,
  ccuCalculationApproach: oneOf(ccuCalculationApproaches),
  ccuCreditCertification: text.describe('An address.'),
  allocationRulesDescription: text,
  productOrSectorSpecificRules: z
    .array(
      z.strictObject({
        operator: oneOf(ruleOperators),
        otherOperatorName: otherText,
        ruleNames: z.array(z.string().trim().min(1).max(textLimits.otherText)).max(maxExchangeIds).nullish(),
      }),
    )
    .max(maxExchangeIds)
    .nullish(),
  verificationComments: text,
});

/**
 * The one shape of an answer: of a draft, a submission, a template, a file. Every field may be missing; what a complete
 * answer needs, and what one field asks of another, are rules of the domain.
 */
export const emissionData = z
  .strictObject({
    comment: text,
    emissionValues: emissionValues.nullish(),
    dataSources: dataSources.nullish(),
    methodologies: methodologies.nullish(),
    verificationData: verificationData.nullish(),
    reductionPlan: reductionPlan.nullish(),
    exchange: exchange.nullish(),
  })
  .meta({ id: 'EmissionData' });

export type EmissionData = z.infer<typeof emissionData>;
