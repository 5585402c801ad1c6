import { describe, expect, it } from 'vitest';
import { exampleFootprint, foreignFootprint } from '../testing/example-footprint.ts';
import {
  incomingFootprintList,
  incomingSingleFootprint,
  outgoingFootprintList,
  outgoingSingleFootprint,
} from './answers.ts';
import { type CarbonFootprintName, carbonFootprintFields } from './carbon-footprint.ts';
import { incomingProductFootprint, outgoingProductFootprint } from './product-footprint.ts';
import { readFootprint } from './read-footprint.ts';

type Change = Readonly<Record<string, unknown>>;

const withHead = (head: Change) => ({ ...exampleFootprint, ...head });
const withPcf = (pcf: Change) => ({ ...exampleFootprint, pcf: { ...exampleFootprint.pcf, ...pcf } });
const without = (name: string, from: object) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key !== name));

const isSent = (document: unknown) => outgoingProductFootprint.safeParse(document).success;
const isTaken = (document: unknown) => incomingProductFootprint.safeParse(document).success;

/** Where what we would send is wrong. */
const faults = (document: unknown) =>
  outgoingProductFootprint.safeParse(document).error?.issues.map(({ path }) => path.join('.')) ?? [];

const names = Object.keys(carbonFootprintFields) as CarbonFootprintName[];
const headNames = Object.keys(exampleFootprint);

describe('a footprint with every field', () => {
  it('is sent and taken', () => {
    expect(faults(exampleFootprint)).toEqual([]);
    expect(isTaken(exampleFootprint)).toBe(true);
  });

  it('has every field of the table but two geographies', () => {
    const absent = names.filter((name) => exampleFootprint.pcf[name] === undefined);
    expect(absent).toEqual(['geographyCountry', 'geographyRegionOrSubregion']);
  });
});

describe('mandatory fields', () => {
  const mandatory = ['id', 'specVersion', 'created', 'status', 'companyName', 'companyIds', 'productDescription'];
  mandatory.push('productIds', 'productNameCompany', 'pcf');

  it.each(headNames)('%s of the head', (name) => {
    const document = without(name, exampleFootprint);
    expect([isSent(document), isTaken(document)]).toEqual(Array(2).fill(!mandatory.includes(name)));
    expect(isTaken(withHead({ [name]: null }))).toBe(!mandatory.includes(name));
  });

  it.each(names)('%s of the carbon footprint', (name) => {
    const { mandatory: isMandatory } = carbonFootprintFields[name];
    const document = { ...exampleFootprint, pcf: without(name, exampleFootprint.pcf) };
    expect(isTaken(document)).toBe(!isMandatory);
    expect(isTaken(withPcf({ [name]: null }))).toBe(!isMandatory);
    if (isMandatory) expect(isSent(document)).toBe(false);
  });
});

describe('what we send', () => {
  it.each(headNames.filter((name) => name !== 'pcf'))('never has null for %s', (name) => {
    expect(isSent(withHead({ [name]: null }))).toBe(false);
  });

  it.each([
    ['declaredUnitAmount', '1e3'],
    ['declaredUnitAmount', '0'],
    ['declaredUnitAmount', '+1'],
    ['productMassPerDeclaredUnit', '-1'],
    ['productMassPerDeclaredUnit', 6.4],
    ['aircraftGhgEmissions', '-0.1'],
    ['biogenicCarbonContent', '-0.1'],
    ['referencePeriodStart', '2025-01-01T00:00:00+01:00'],
    ['referencePeriodStart', '2025-13-01T00:00:00Z'],
    ['geographyCountrySubdivision', 'Bavaria'],
    ['ipccCharacterizationFactors', []],
    ['ipccCharacterizationFactors', ['AR6', 'AR6']],
    ['ipccCharacterizationFactors', ['IPCC 6']],
    ['ccuCreditCertification', 'a paper'],
    ['ccuCalculationApproach', 'Guess'],
    ['exemptedEmissionsPercent', '-1'],
    ['primaryDataShare', '100.5'],
    ['dqi', { technologicalDQR: '0.5', geographicalDQR: '1', temporalDQR: '1' }],
    ['dqi', { technologicalDQR: '2' }],
    ['productOrSectorSpecificRules', [{ operator: 'Other', ruleNames: ['A'] }]],
    ['secondaryEmissionFactorSources', [{ name: 'ecoinvent' }]],
    ['unheardOf', '1'],
  ])('has no %s of %j', (name, value) => {
    expect(isSent(withPcf({ [name]: value }))).toBe(false);
  });

  it.each(names.filter((name) => carbonFootprintFields[name].sign === 'atMostZero'))('has no %s above zero', (name) => {
    expect(faults(withPcf({ [name]: '0.1' }))).toContain(`pcf.${name}`);
  });

  it.each(names.filter((name) => carbonFootprintFields[name].sign === 'atLeastZero'))(
    'has no %s below zero',
    (name) => {
      expect(faults(withPcf({ [name]: '-0.1' }))).toContain(`pcf.${name}`);
    },
  );

  it('has totals that are the sums of their parts', () => {
    expect(faults(withPcf({ pcfExcludingBiogenicUptake: '11.36' }))).toEqual(['pcf.pcfExcludingBiogenicUptake']);
    expect(faults(withPcf({ biogenicCO2Uptake: '-9.4' }))).toEqual(['pcf.pcfIncludingBiogenicUptake']);
    expect(faults(withPcf({ pcfExcludingBiogenicUptake: '11.350' }))).toEqual([]);
  });

  it('has one geography at most', () => {
    expect(faults(withPcf({ geographyCountry: 'DE' }))).toEqual(['pcf.geographyCountrySubdivision']);
    expect(isSent({ ...exampleFootprint, pcf: without('geographyCountrySubdivision', exampleFootprint.pcf) })).toBe(
      true,
    );
  });

  it('has no packaging where packaging is not included', () => {
    expect(faults(withPcf({ packagingEmissionsIncluded: false }))).toEqual(['pcf.packagingGhgEmissions']);
  });

  it('has no capture where capture is not included', () => {
    expect(faults(withPcf({ ccsTechnologicalCO2CaptureIncluded: false }))).toEqual(['pcf.ccsTechnologicalCO2Capture']);
  });

  it('has no more fossil emissions of land management than fossil emissions', () => {
    expect(faults(withPcf({ landManagementFossilGhgEmissions: '10.6' }))).toEqual([
      'pcf.landManagementFossilGhgEmissions',
    ]);
  });

  it('holds from the end of the reference period for three years at most', () => {
    expect(faults(withHead({ validityPeriodStart: '2025-12-31T23:59:59Z' }))).toEqual(['validityPeriodStart']);
    expect(faults(withHead({ validityPeriodEnd: '2029-01-01T00:00:01Z' }))).toEqual(['validityPeriodEnd']);
    expect(faults(withHead({ validityPeriodEnd: '2029-01-01T00:00:00Z' }))).toEqual([]);
    expect(faults(withHead({ validityPeriodEnd: '2026-01-01T00:00:00Z' }))).toEqual(['validityPeriodEnd']);
  });

  it('has a reference period that begins before it ends', () => {
    expect(faults(withPcf({ referencePeriodStart: '2026-01-01T00:00:00Z' }))).toEqual(['pcf.referencePeriodEnd']);
  });

  it('does not precede itself', () => {
    expect(faults(withHead({ precedingPfIds: [exampleFootprint.id] }))).toEqual(['precedingPfIds']);
  });

  it('has URNs and the revision that we speak', () => {
    expect(isSent(withHead({ productIds: ['4012345'] }))).toBe(false);
    expect(isSent(withHead({ companyIds: [] }))).toBe(false);
    expect(isSent(withHead({ specVersion: '3.1.0' }))).toBe(false);
  });
});

describe('what comes in', () => {
  it('may have nulls, powers of ten, time offsets and what later revisions bring', () => {
    expect(isTaken(foreignFootprint)).toBe(true);
    expect(isTaken(withPcf({ declaredUnitOfMeasurement: 'gigabyte', crossSectoralStandards: ['ISO99999'] }))).toBe(
      true,
    );
    expect(isTaken(withHead({ specVersion: '3.0' }))).toBe(true);
  });

  it('may be on the wrong side of zero and not add up', () => {
    expect(isTaken(withPcf({ technologicalCO2Removals: '5', pcfExcludingBiogenicUptake: '1' }))).toBe(true);
  });

  it.each([
    ['specVersion', '2.3.0'],
    ['specVersion', '4.0.0'],
    ['id', 'one'],
    ['productIds', []],
    ['productIds', ['4012345']],
    ['created', 'yesterday'],
    ['pcf', []],
  ])('is refused with a %s of %j', (name, value) => {
    expect(isTaken(withHead({ [name]: value }))).toBe(false);
  });

  it.each(['', 'many', '1e999', '1,5', 'NaN', '9'.repeat(61)])('is refused with an amount of %j', (amount) => {
    expect(isTaken(withPcf({ declaredUnitAmount: amount }))).toBe(false);
  });

  it('is kept unchanged beside what is read out of it', () => {
    const text = JSON.stringify(foreignFootprint);
    const document: unknown = JSON.parse(text);
    const read = readFootprint(document);
    expect(read.footprint).not.toBeNull();
    expect('document' in read && read.document).toBe(document);
    expect(JSON.stringify(document)).toBe(text);
  });

  it('is refused with the field that is wrong', () => {
    const read = readFootprint(withPcf({ declaredUnitAmount: 1 }));
    expect('problem' in read && read.problem).toMatch(/^pcf\.declaredUnitAmount: /);
    expect('problem' in readFootprint(null)).toBe(true);
  });
});

it('answers with lists and single footprints', () => {
  expect(outgoingFootprintList.safeParse({ data: [exampleFootprint] }).success).toBe(true);
  expect(outgoingFootprintList.safeParse({ data: [] }).success).toBe(true);
  expect(outgoingFootprintList.safeParse({ data: null }).success).toBe(false);
  expect(incomingFootprintList.safeParse({ data: [foreignFootprint], more: 1 }).success).toBe(true);
  expect(outgoingSingleFootprint.safeParse({ data: exampleFootprint }).success).toBe(true);
  expect(incomingSingleFootprint.safeParse({ data: foreignFootprint }).success).toBe(true);
});
