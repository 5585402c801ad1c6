import { countries, countryAlpha2 } from '@pcf/contract/vocabulary/region';
import fc from 'fast-check';
import { decimalOf, decimalText } from '../decimal.ts';
import type { ProductFootprint } from '../model/product-footprint.ts';
import { endOfDay, endOfMonth, momentText, startOfMonth } from '../period.ts';
import { summedTotals } from '../totals.ts';
import { declaredUnits } from '../units.ts';
import { pactUrn } from '../urn.ts';
import { exampleFootprint } from './example-footprint.ts';

/** A decimal with as few digits as survive any unit. */
const anyDecimal = fc
  .tuple(fc.nat({ max: 99_999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => decimalText(Number(`${digits}e-${places}`)));

const negative = (decimal: string) => (decimal === '0' ? decimal : `-${decimal}`);
const anyNegative = anyDecimal.map(negative);
const anyPercent = fc.integer({ min: 101, max: 9999 }).map((digits) => decimalText(digits / 100));
const anyRating = fc.integer({ min: 10, max: 50 }).map((tenths) => decimalText(tenths / 10));
const anyText = fc.string({ minLength: 1, maxLength: 40 }).map((text) => `${text.trim()}.`);

/** Of those that come back as they are. */
const anyStandards = fc.subarray(
  ['ISO14040-44', 'ISO14067', 'PAS2050', 'PEF', 'GHGP-Product', 'PACT-3.0', 'ISO14083'],
  { minLength: 1 },
);

const anyRules = fc.uniqueArray(
  fc.oneof(
    fc.record({
      operator: fc.constantFrom('PEF' as const, 'EPD International' as const),
      ruleNames: fc.tuple(anyText),
    }),
    fc.record({ operator: fc.constant('Other' as const), ruleNames: fc.tuple(anyText), otherOperatorName: anyText }),
  ),
  { minLength: 1, maxLength: 4, selector: (rule) => JSON.stringify(rule) },
);

const anySources = fc.uniqueArray(
  fc.record({ name: fc.oneof(fc.constantFrom('ecoinvent', 'GLEC', 'Agribalyse'), anyText), version: anyText }),
  { minLength: 1, maxLength: 4, selector: ({ name, version }) => JSON.stringify([name, version]) },
);

const anyGeography = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...countries).map((country) => ({ geographyCountry: countryAlpha2[country] })),
  fc
    .tuple(fc.constantFrom(...countries), fc.stringMatching(/^[A-Z0-9]{1,3}$/))
    .map(([country, part]) => ({ geographyCountrySubdivision: `${countryAlpha2[country]}-${part}` })),
  fc
    .constantFrom(
      'Africa' as const,
      'Americas' as const,
      'Asia' as const,
      'Europe' as const,
      'Oceania' as const,
      'Northern America' as const,
      'Latin America and the Caribbean' as const,
    )
    .map((geographyRegionOrSubregion) => ({ geographyRegionOrSubregion })),
);

/** A declared unit with the mass that it has, or with none. */
const anyUnit = fc
  .tuple(fc.constantFrom(...declaredUnits), fc.integer({ min: 1, max: 500 }), fc.nat({ max: 5000 }))
  .map(([unit, amount, grams]) => ({
    declaredUnitOfMeasurement: unit,
    declaredUnitAmount: String(amount),
    productMassPerDeclaredUnit: unit === 'kilogram' ? String(amount) : decimalText(decimalOf(grams).times(amount)),
  }));

/** Months after 1999. */
const anyPeriod = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 24 }))
  .map(([first, more]) => [monthOf(first), monthOf(first + more)] as const);

const monthOf = (count: number): string => new Date(Date.UTC(2000, count, 1)).toISOString().slice(0, 7);

/** Fields that come together or not at all. */
const anyPackaging = fc.oneof(
  fc.constant({}),
  fc.constant({ packagingEmissionsIncluded: false }),
  anyDecimal.map((packagingGhgEmissions) => ({ packagingEmissionsIncluded: true, packagingGhgEmissions })),
);

const anyCapture = fc.oneof(
  fc.constant({}),
  fc.constant({ ccsTechnologicalCO2CaptureIncluded: false }),
  fc.tuple(anyNegative, anyNegative).map(([ccsTechnologicalCO2Capture, technologicalCO2Removals]) => ({
    ccsTechnologicalCO2CaptureIncluded: true,
    ccsTechnologicalCO2Capture,
    technologicalCO2Removals,
  })),
);

const anyVerification = fc.record(
  {
    coverage: fc.constantFrom('PCF calculation model' as const, 'PCF program' as const, 'product level' as const),
    providerName: fc.oneof(fc.constantFrom('TÜV SÜD', 'SGS'), anyText),
    completedAt: fc.constantFrom('2024-02-29T00:00:00Z', '2026-12-31T00:00:00Z'),
    standardName: fc.oneof(fc.constantFrom('ISO 14064-3', 'ISAE 3000'), anyText),
    comments: anyText,
  },
  { requiredKeys: [] },
);

const anyEmissions = fc.record(
  {
    fossilGhgEmissions: anyDecimal,
    fossilCarbonContent: anyDecimal,
    biogenicCarbonContent: anyDecimal,
    recycledCarbonContent: anyDecimal,
    packagingBiogenicCarbonContent: anyDecimal,
    ccuCarbonContent: anyDecimal,
    landUseChangeGhgEmissions: anyDecimal,
    landCarbonLeakage: anyDecimal,
    landManagementBiogenicCO2Emissions: anyDecimal,
    biogenicNonCO2Emissions: anyDecimal,
    landAreaOccupation: anyDecimal,
    aircraftGhgEmissions: anyDecimal,
    outboundLogisticsGhgEmissions: anyDecimal,
    landManagementBiogenicCO2Removals: anyNegative,
    biogenicCO2Uptake: anyNegative,
  },
  { requiredKeys: ['fossilGhgEmissions', 'fossilCarbonContent'] },
);

const anyMethods = fc.record(
  {
    ipccCharacterizationFactors: fc.subarray(['AR4', 'AR5', 'AR6'], { minLength: 1 }),
    crossSectoralStandards: anyStandards,
    exemptedEmissionsPercent: fc.oneof(fc.constant('0'), anyPercent),
    productOrSectorSpecificRules: anyRules,
    secondaryEmissionFactorSources: anySources,
    primaryDataShare: fc.oneof(fc.constantFrom('0', '100'), anyPercent),
    dqi: fc.record({ technologicalDQR: anyRating, geographicalDQR: anyRating, temporalDQR: anyRating }),
    verification: anyVerification,
    technologicalCO2CaptureOrigin: anyText,
    ccuCalculationApproach: fc.constantFrom('Cut-off' as const, 'Credit' as const),
    ccuCreditCertification: fc.webUrl(),
    boundaryProcessesDescription: anyText,
    exemptedEmissionsDescription: anyText,
    allocationRulesDescription: anyText,
  },
  { requiredKeys: ['ipccCharacterizationFactors', 'crossSectoralStandards', 'exemptedEmissionsPercent'] },
);

const anyReference = fc.string({ minLength: 1, maxLength: 20 }).map((text) => `${text.trim()}7`);

/** Any footprint that keeps all rules and is as exact as ours are. */
export const anyFootprint: fc.Arbitrary<ProductFootprint> = fc
  .record({
    unit: anyUnit,
    period: anyPeriod,
    geography: anyGeography,
    packaging: anyPackaging,
    capture: anyCapture,
    emissions: anyEmissions,
    methods: anyMethods,
    comment: anyText,
    name: anyText,
    description: anyText,
    reference: anyReference,
    classifications: fc.uniqueArray(
      fc.nat().map((code) => `urn:cpc:${code}`),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ unit, period: [first, last], geography, packaging, capture, emissions, methods, ...head }) => {
    const parts = { ...emissions, ...capture };
    const totals = summedTotals(parts);
    const end = endOfMonth(last);
    return {
      ...exampleFootprint,
      validityPeriodStart: momentText(end),
      validityPeriodEnd: momentText(endOfDay(momentText(endOfMonth(last)).slice(0, 10))),
      comment: head.comment,
      productNameCompany: head.name,
      productDescription: head.description,
      productIds: [pactUrn('nordwald.example', 'product-id', head.reference)],
      productClassifications: head.classifications,
      pcf: {
        ...unit,
        referencePeriodStart: momentText(startOfMonth(first)),
        referencePeriodEnd: momentText(end),
        pcfExcludingBiogenicUptake: decimalText(totals.pcfExcludingBiogenicUptake),
        pcfIncludingBiogenicUptake: decimalText(totals.pcfIncludingBiogenicUptake),
        ...parts,
        ...geography,
        ...packaging,
        ...methods,
      },
    };
  });
