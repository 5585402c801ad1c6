import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { emissionFactorSources } from '@pcf/contract/vocabulary/emission-data';
import {
  ccuCalculationApproaches,
  ipccAssessmentReports,
  verificationCoverages,
  verificationProviders,
  verificationStandards,
} from '@pcf/contract/vocabulary/methods';
import { countries, regions } from '@pcf/contract/vocabulary/region';
import fc from 'fast-check';
import { isSecondary } from '../sources.ts';

/** In ten-thousandths, so that sums are exact. */
const anyTicks = fc.nat({ max: 999_999_999 });
const amountOf = (ticks: number) => Number(`${ticks}e-4`);
const anyAmount = anyTicks.map(amountOf);
const anyText = fc.string({ minLength: 1, maxLength: 40 }).map((text) => `${text.trim()}.`);
const anyDay = fc.constantFrom('2024-02-29', '2026-12-31');
const anyPercent = fc.integer({ min: 101, max: 9999 }).map((hundredths) => hundredths / 100);
const anyRating = fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const anyParts = fc
  .record({
    fossil: anyTicks,
    landUseChange: maybe(anyTicks),
    landManagementCo2: maybe(anyTicks),
    biogenicNonCo2: maybe(anyTicks),
    landRemovals: maybe(anyTicks.map((ticks) => 0 - ticks)),
    technologicalRemovals: maybe(anyTicks.map((ticks) => 0 - ticks)),
    ccs: maybe(anyTicks.map((ticks) => 0 - ticks)),
  })
  .map((ticks) => ({
    value: amountOf(Object.values(ticks).reduce<number>((sum, each) => sum + (each ?? 0), 0)),
    breakdown: Object.fromEntries(
      Object.entries(ticks).flatMap(([part, each]) => (each === undefined ? [] : [[part, amountOf(each)]])),
    ),
  }));

/** A unit, with the mass that it has or the confirmation that it has none. */
const anyUnit = fc.oneof(
  fc.constant({ values: { unit: 'KG' as const }, noProductMass: undefined }),
  fc
    .tuple(fc.constantFrom('M2', 'M3', 'DIMENSIONLESS', 'KG_KM', 'KWH'), fc.integer({ min: 1, max: 99_999 }))
    .map(([unit, ticks]) => ({ values: { unit, productMassKg: amountOf(ticks) }, noProductMass: undefined })),
  fc
    .constantFrom('liter', 'megajoule', 'hour', 'megabit second')
    .map((unitText) => ({ values: { unit: 'OTHER' as const, unitText }, noProductMass: true })),
);

const anySources = fc.uniqueArray(
  fc.oneof(
    fc.record({
      source: fc.constantFrom(...emissionFactorSources.filter((source) => isSecondary(source) && source !== 'OTHER')),
      version: anyText,
    }),
    fc.record({ source: fc.constant('OTHER' as const), sourceText: anyText, version: anyText }),
  ),
  { maxLength: 3, selector: (source) => JSON.stringify(source) },
);

const anyGeography = fc.oneof(
  fc.constant({}),
  fc
    .oneof(fc.constantFrom(...countries), fc.constant('DEU' as const))
    .map((country) => ({ geographicGranularity: 'COUNTRY', countries: [country] })),
  fc
    .constantFrom(...regions.filter((region) => region !== 'ANTARCTICA'))
    .map((region) => ({ geographicGranularity: 'REGIONAL', regions: [region] })),
);

const anyShare = fc.oneof(
  fc.constantFrom({ primaryDataShareType: 'PRIMARY' }, { primaryDataShareType: 'SECONDARY' }),
  anyPercent.map((share) => ({ primaryDataShareType: 'BOTH', shareOfPrimaryDataInEmissionFactor: share })),
);

const crossSectoral = ['ISO_14067', 'PAS_2050', 'PRODUCT_ENVIRONMENTAL_FOOTPRINT', 'PACT', 'ISO_14083'] as const;

const anyStandards = fc
  .tuple(
    fc.subarray([...crossSectoral, 'GHG_PROTOCOL_PRODUCT'] as const, { minLength: 1 }),
    fc.constantFrom([], ['ISO_14040', 'ISO_14044']),
    fc.subarray(['EN_15804', 'EPD_PRODUCT_CATEGORY_RULES', 'TFS']),
  )
  .map((chosen) => chosen.flat());

const anyVerification = fc.oneof(
  fc.constant({ verified: false }),
  fc
    .record({
      provider: fc.constantFrom(...verificationProviders),
      standard: fc.constantFrom(...verificationStandards),
      text: anyText,
      date: anyDay,
      coverage: fc.constantFrom(...verificationCoverages),
    })
    .map(({ text, ...given }) => ({
      verified: true,
      ...given,
      ...(given.provider === 'OTHER' ? { providerText: text } : {}),
      ...(given.standard === 'OTHER' ? { standardText: text } : {}),
    })),
);

const anyRules = fc.uniqueArray(
  fc.oneof(
    fc.record({ operator: fc.constantFrom('PEF', 'EPD_INTERNATIONAL'), ruleNames: fc.tuple(anyText) }),
    fc.record({ operator: fc.constant('OTHER'), otherOperatorName: anyText, ruleNames: fc.tuple(anyText) }),
  ),
  { maxLength: 3, selector: (rule) => JSON.stringify(rule) },
);

const anyExchange = fc.record({
  supplierProductName: anyText,
  supplierReference: anyText,
  productDescription: anyText,
  classifications: fc.uniqueArray(
    fc.nat().map((code) => `urn:cpc:${code}`),
    { maxLength: 3 },
  ),
  validFrom: maybe(fc.constant('2026-02-01')),
  validUntil: maybe(fc.constant('2028-12-31')),
  fossilCarbonContent: anyAmount,
  biogenicCarbonContent: maybe(anyAmount),
  recycledCarbonContent: maybe(anyAmount),
  packagingBiogenicCarbonContent: maybe(anyAmount),
  ccuCarbonContent: maybe(anyAmount),
  landCarbonLeakage: maybe(anyAmount),
  landAreaOccupation: maybe(anyAmount),
  landManagementFossilGhgEmissions: maybe(fc.constant(0)),
  technologicalCO2CaptureOrigin: maybe(anyText),
  ccuCalculationApproach: maybe(fc.constantFrom(...ccuCalculationApproaches)),
  ccuCreditCertification: maybe(fc.webUrl()),
  allocationRulesDescription: maybe(anyText),
  productOrSectorSpecificRules: anyRules,
  verificationComments: anyText,
});

/** Any answer that can be exchanged, with all that comes back as it went. */
export const anyAnswer: fc.Arbitrary<EmissionData> = fc
  .record({
    comment: maybe(anyText),
    parts: anyParts,
    memo: fc.record({
      biogenicUptake: maybe(anyAmount.map((amount) => 0 - amount)),
      aircraft: maybe(anyAmount),
      outbound: maybe(anyAmount),
    }),
    packaging: maybe(fc.option(anyAmount)),
    unit: anyUnit,
    unitAmount: fc.integer({ min: 1, max: 1000 }),
    period: fc.constantFrom(['2025-01', '2025-12'] as const, ['2024-11', '2025-12'] as const),
    share: anyShare,
    sources: anySources,
    geography: anyGeography,
    subdivided: fc.boolean(),
    dataQuality: maybe(fc.record({ technological: anyRating, geographical: anyRating, temporal: anyRating })),
    standards: anyStandards,
    reports: fc.subarray([...ipccAssessmentReports], { minLength: 1 }),
    exempted: fc.oneof(fc.constant(0), anyPercent),
    texts: fc.record({ exemptedEmissionsReason: maybe(anyText), boundaryDescription: maybe(anyText) }),
    verification: anyVerification,
    exchange: anyExchange,
  })
  .map((given) => {
    const { unit, packaging, geography } = given;
    const [country] = 'countries' in geography ? geography.countries : [];
    const subdivision = given.subdivided && country === 'DEU' ? 'DE-BW' : undefined;
    const captures = (given.parts.breakdown.ccs ?? given.parts.breakdown.technologicalRemovals) !== undefined;
    const verified = given.verification.verified;
    return JSON.parse(
      JSON.stringify({
        comment: given.comment,
        emissionValues: {
          granularity: 'PRODUCT',
          lifecycleBoundary: 'CRADLE_TO_GATE',
          referenceYear: 2025,
          value: given.parts.value,
          breakdown: { ...given.parts.breakdown, ...given.memo, packaging: packaging ?? undefined },
          unitAmount: given.unitAmount,
          referencePeriodStart: given.period[0],
          referencePeriodEnd: given.period[1],
          ...unit.values,
        },
        dataSources: {
          ...given.share,
          ...geography,
          emissionFactorSources: given.sources,
          dataQuality: given.dataQuality,
        },
        methodologies: {
          standards: given.standards,
          ipccAssessmentReports: given.reports,
          exemptedEmissionsPercent: given.exempted,
          // Told where its amount is: nothing of it otherwise.
          packagingIncluded: packaging === undefined ? undefined : packaging === null ? 'NO' : 'YES',
          ...given.texts,
        },
        verificationData: given.verification,
        exchange: {
          ...given.exchange,
          verificationComments: verified ? given.exchange.verificationComments : undefined,
          noProductMass: unit.noProductMass,
          geographyCountrySubdivision: subdivision,
          ccsTechnologicalCO2CaptureIncluded: captures ? true : undefined,
        },
      }),
    ) as EmissionData;
  });
