import { type EmissionData, emissionData } from '@pcf/contract/resources/emission-data';
import { leavesOf } from '@pcf/domain/emission-data/differences';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FootprintFacts } from './exchange-facts.ts';
import { fromPact } from './from-pact.ts';
import {
  incomingProductFootprint,
  outgoingProductFootprint,
  type ProductFootprint,
} from './model/product-footprint.ts';
import { readFootprint } from './model/read-footprint.ts';
import { anyAnswer } from './testing/any-answer.ts';
import { anyFootprint } from './testing/any-footprint.ts';
import { exchangeableWith } from './testing/example-answer.ts';
import { exampleFootprint } from './testing/example-footprint.ts';
import { sentFootprint } from './testing/sent-footprint.ts';

const received = (footprint: ProductFootprint) =>
  fromPact(incomingProductFootprint.parse(JSON.parse(JSON.stringify(footprint))));

/** As if we were whoever sent it. */
const factsOf = (footprint: ProductFootprint): FootprintFacts => ({
  id: footprint.id,
  created: new Date(footprint.created),
  status: footprint.status,
  precedingIds: footprint.precedingPfIds ?? [],
  domain: 'nordwald.example',
  company: { name: footprint.companyName, ids: footprint.companyIds },
  product: { name: '', description: null, ids: [] },
});

describe('from PACT to ours and back', () => {
  it('every field of a footprint is as it was', () => {
    fc.assert(
      fc.property(anyFootprint, (footprint) => {
        expect(outgoingProductFootprint.safeParse(footprint).error).toBeUndefined();
        const { data, remarks } = received(footprint);
        expect(remarks).toEqual([]);
        expect(emissionData.safeParse(data).error).toBeUndefined();
        expect(sentFootprint(data, null, factsOf(footprint))).toEqual(footprint);
      }),
    );
  });

  it('so is the example with every field but for the order of its rules', () => {
    const { productOrSectorSpecificRules: rules = [], ...pcf } = exampleFootprint.pcf;
    const back = sentFootprint(received(exampleFootprint).data, null, factsOf(exampleFootprint));
    expect(back).toEqual({
      ...exampleFootprint,
      pcf: { ...pcf, productOrSectorSpecificRules: rules.toReversed() },
    });
  });

  it('a document is kept whole, whatever else it has', () => {
    const anyExtra = fc.dictionary(
      fc.string().map((key) => `x-${key}`),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(anyFootprint, anyExtra, anyExtra, (footprint, head, body) => {
        const text = JSON.stringify({ ...footprint, ...head, pcf: { ...footprint.pcf, ...body } });
        const read = readFootprint(JSON.parse(text));
        if (read.footprint === null) throw new Error(read.problem);
        fromPact(read.footprint);
        expect(JSON.stringify(read.document)).toBe(text);
      }),
    );
  });
});

/** What PACT has no place for, or what comes back otherwise, and why. */
const lossy = {
  'emissionValues.granularity': 'arrives as one value for the product',
  'emissionValues.subjectType': 'arrives as that of a product',
  'emissionValues.lifecycleBoundary': 'always to the gate',
  'emissionValues.scopes': 'always all three',
  'emissionValues.referenceYear': 'arrives as the year in which the period ends',
  'emissionValues.stages': 'only their sum is told',
  'emissionValues.companyShare': 'only what it comes to is told',
  'emissionValues.unavailableReason': 'without data there is no footprint',
  'emissionValues.availableFrom': 'without data there is no footprint',
  'emissionValues.confidence': 'has no place',
  'emissionValues.comparisonGroup': 'has no place',
  'dataSources.documents': 'has no place',
  'methodologies.standardText': 'another standard is not sent',
  'methodologies.impactMethodology': 'only the reports behind it are told',
  'methodologies.impactMethodologyText': 'only the reports behind it are told',
  'methodologies.allocationMethods': 'told in words, by the exchange',
  'methodologies.allocationMethodText': 'told in words, by the exchange',
  'methodologies.biogenicIncluded': 'told by the parts',
  'methodologies.offsetsIncluded': 'offsets are never subtracted',
  'methodologies.documents': 'has no place',
  'verificationData.level': 'has no place',
  'verificationData.documents': 'has no place',
  reductionPlan: 'has no place',
  'exchange.noBiogenicOrLandPart': 'a confirmation for us: the fossil part is the total',
  'exchange.productIds': 'arrives with all other names of the product',
} as const satisfies Record<string, string>;

const isLossy = (path: string): boolean =>
  Object.keys(lossy).some((name) => path === name || path.startsWith(`${name}.`));

/** The paths of all fields of an answer, those of lists without their place. */
function fieldPaths(schema: unknown, path = ''): string[] {
  const { type, properties, items, anyOf } = schema as {
    type?: unknown;
    properties?: Record<string, unknown>;
    items?: unknown;
    anyOf?: readonly unknown[];
  };
  if (anyOf) return anyOf.flatMap((each) => fieldPaths(each, path));
  if (items) return fieldPaths(items, path);
  if (!properties) return type === 'null' ? [] : [path];
  return Object.entries(properties).flatMap(([name, each]) => fieldPaths(each, path ? `${path}.${name}` : name));
}

const withoutPlace = (path: string): string =>
  path.replace(/^(dataSources\.emissionFactorSources|exchange\.productOrSectorSpecificRules)\..+\.(\w+)$/, '$1.$2');

const keptLeaves = (data: EmissionData) => [...leavesOf(data)].filter(([path]) => !isLossy(path));

describe('from ours to PACT and back', () => {
  it('every field that is mapped one to one is as it was', () => {
    fc.assert(
      fc.property(anyAnswer, (data) => {
        expect(emissionData.safeParse(data).error).toBeUndefined();
        const back = received(sentFootprint(data)).data;
        expect(Object.fromEntries(keptLeaves(back))).toMatchObject(Object.fromEntries(keptLeaves(data)));
      }),
    );
  });

  it('each field either comes back or is known not to', () => {
    const seen = new Set(
      // Enough of them, and the same ones, so that none is left out by chance.
      fc
        .sample(anyAnswer, { numRuns: 1000, seed: 1 })
        .flatMap((data) => keptLeaves(data).map(([path]) => withoutPlace(path))),
    );
    const all = new Set(fieldPaths(z.toJSONSchema(emissionData, { io: 'input' }).$defs?.EmissionData));
    expect(all.size).toBeGreaterThan(100);
    expect([...all].filter((path) => !isLossy(path) && !seen.has(path))).toEqual([]);
  });

  it('a day comes back as hours', () => {
    const data: EmissionData = {
      emissionValues: {
        granularity: 'PRODUCT',
        value: 24,
        unit: 'DAY',
        referenceYear: 2025,
        lifecycleBoundary: 'CRADLE_TO_GATE',
      },
      methodologies: { standards: ['ISO_14067'], ipccAssessmentReports: ['AR6'], exemptedEmissionsPercent: 0 },
      exchange: { noProductMass: true, noBiogenicOrLandPart: true },
    };
    expect(received(sentFootprint(data)).data.emissionValues).toMatchObject({
      unit: 'OTHER',
      unitText: 'hour',
      value: 1,
    });
  });

  it.each([
    ['several countries without a region', { geographicGranularity: 'COUNTRY', countries: ['DEU', 'CHN'] }],
    ['the whole world', { geographicGranularity: 'GLOBAL' }],
    ['Antarctica', { geographicGranularity: 'REGIONAL', regions: ['ANTARCTICA'] }],
    ['what is not known', { geographicGranularity: 'UNKNOWN' }],
  ] as [string, NonNullable<EmissionData['dataSources']>][])('%s is left out', (_what, dataSources) => {
    const back = received(sentFootprint(exchangeableWith({ dataSources }))).data.dataSources;
    expect(back).not.toHaveProperty('geographicGranularity');
  });

  it('several countries come back as their region', () => {
    const dataSources = { geographicGranularity: 'COUNTRY' as const, countries: ['DEU' as const, 'POL' as const] };
    expect(received(sentFootprint(exchangeableWith({ dataSources }))).data.dataSources).toMatchObject({
      geographicGranularity: 'REGIONAL',
      regions: ['EUROPE'],
    });
  });
});
