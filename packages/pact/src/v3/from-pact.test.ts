import { emissionData } from '@pcf/contract/resources/emission-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPact } from './from-pact.ts';
import { type IncomingProductFootprint, incomingProductFootprint } from './model/product-footprint.ts';
import { anyForeignFootprint } from './testing/any-foreign-footprint.ts';
import { exampleBreakdown, exampleFootprint, foreignFootprint } from './testing/example-footprint.ts';

type Change = Readonly<Record<string, unknown>>;

const received = (document: unknown): IncomingProductFootprint => incomingProductFootprint.parse(document);
const withPcf = (pcf: Change, head: Change = {}) =>
  fromPact(received({ ...exampleFootprint, ...head, pcf: { ...exampleFootprint.pcf, ...pcf } }));

/** A change that leaves the totals right. */
const remarksOn = (pcf: Change, head: Change = {}) =>
  withPcf(pcf, head).remarks.filter(({ code }) => code !== 'TOTAL_DIFFERS');

describe('a footprint that came in', () => {
  const { data, remarks } = fromPact(received(exampleFootprint));

  it('is an answer for a product, from the cradle to the gate, with all scopes', () => {
    expect(data.emissionValues).toMatchObject({
      granularity: 'PRODUCT',
      subjectType: 'PRODUCT',
      lifecycleBoundary: 'CRADLE_TO_GATE',
      scopes: 'SCOPE_1_2_3',
      value: 11.35,
      unit: 'DIMENSIONLESS',
      unitAmount: 1,
      productMassKg: 6.4,
      referenceYear: 2025,
      referencePeriodStart: '2025-01',
      referencePeriodEnd: '2025-12',
      breakdown: exampleBreakdown,
    });
  });

  it('says where its data come from', () => {
    expect(data.dataSources).toEqual({
      primaryDataShareType: 'BOTH',
      shareOfPrimaryDataInEmissionFactor: 62.5,
      emissionFactorSources: [
        { source: 'ECOINVENT', version: '3.10' },
        { source: 'OTHER', sourceText: 'Regional wood database', version: '2024' },
      ],
      geographicGranularity: 'COUNTRY',
      countries: ['DEU'],
      dataQuality: { technological: 1.8, geographical: 1.2, temporal: 2 },
    });
  });

  it('says how it was worked out', () => {
    expect(data.methodologies).toEqual({
      standards: ['ISO_14067', 'PACT', 'EN_15804'],
      ipccAssessmentReports: ['AR6'],
      packagingIncluded: 'YES',
      exemptedEmissionsPercent: 1.5,
      exemptedEmissionsReason: 'Labels and threads',
      boundaryDescription: 'Forestry, sawmill, joinery, assembly',
    });
  });

  it('is verified where a verification is present', () => {
    expect(data.verificationData).toEqual({
      verified: true,
      provider: 'TUV_RHEINLAND',
      standard: 'ISO_14064_3',
      date: '2026-02-20',
      coverage: 'PRODUCT_LEVEL',
    });
    expect(withPcf({ verification: null }).data.verificationData).toEqual({ verified: false });
    expect(withPcf({ verification: {} }).data.verificationData).toEqual({ verified: true });
  });

  it('keeps what only others ask for', () => {
    expect(data.comment).toBe(exampleFootprint.comment);
    expect(data.exchange).toEqual({
      supplierProductName: 'Chair Birka',
      supplierReference: 'CHAIR/7',
      productDescription: 'Chair of solid beech with a woven seat',
      productIds: exampleFootprint.productIds,
      classifications: exampleFootprint.productClassifications,
      validFrom: '2026-01-01',
      validUntil: '2028-06-30',
      geographyCountrySubdivision: 'DE-BW',
      fossilCarbonContent: 0.12,
      biogenicCarbonContent: 2.6,
      recycledCarbonContent: 0.05,
      packagingBiogenicCarbonContent: 0.3,
      ccuCarbonContent: 0,
      landCarbonLeakage: 0.01,
      landManagementFossilGhgEmissions: 0.4,
      landAreaOccupation: 3.25,
      ccsTechnologicalCO2CaptureIncluded: true,
      technologicalCO2CaptureOrigin: 'Wood-fired heat plant in Baiersbronn',
      ccuCalculationApproach: 'CUT_OFF',
      ccuCreditCertification: 'https://registry.example/certificates/77',
      allocationRulesDescription: 'By mass between boards and chips',
      productOrSectorSpecificRules: [{ operator: 'PEF', ruleNames: ['Furniture, draft 2'] }],
      verificationComments: 'Limited to the chair without its cushion.',
    });
  });

  it('needs no remark where all is well', () => {
    expect(remarks).toEqual([]);
    expect(emissionData.safeParse(data).success).toBe(true);
  });

  it('reads powers of ten and clocks of elsewhere', () => {
    const foreign = fromPact(received(foreignFootprint));
    expect(foreign.remarks).toEqual([]);
    expect(foreign.data.emissionValues).toMatchObject({ value: 11.35, referencePeriodEnd: '2025-12' });
  });
});

describe('whatever comes in', () => {
  it('is an answer of ours without a word that ours cannot have', () => {
    fc.assert(
      fc.property(anyForeignFootprint, (document) => {
        const { data } = fromPact(received(document));
        expect(emissionData.safeParse(data).error).toBeUndefined();
      }),
    );
  });
});

describe('units that come in', () => {
  it('of ton kilometres are divided by 1,000', () => {
    const { data } = withPcf({ declaredUnitOfMeasurement: 'ton kilometer', productMassPerDeclaredUnit: '0' });
    expect(data.emissionValues).toMatchObject({ unit: 'KG_KM', value: 0.01135, breakdown: { fossil: 0.0105 } });
    expect(data.exchange).toMatchObject({ noProductMass: true, fossilCarbonContent: 0.00012 });
  });

  it.each(['liter', 'megajoule', 'hour', 'megabit second', 'gigabyte'])(
    'of %s are another unit with that text',
    (name) => {
      expect(withPcf({ declaredUnitOfMeasurement: name }).data.emissionValues).toMatchObject({
        unit: 'OTHER',
        unitText: name,
        value: 11.35,
      });
    },
  );

  it('of kilograms need no mass', () => {
    const { emissionValues } = withPcf({
      declaredUnitOfMeasurement: 'kilogram',
      declaredUnitAmount: '80',
      productMassPerDeclaredUnit: '80',
    }).data;
    expect(emissionValues).toMatchObject({ unit: 'KG', unitAmount: 80 });
    expect(emissionValues).not.toHaveProperty('productMassKg');
  });

  it('have the mass of one of them', () => {
    const change = { declaredUnitAmount: '3', productMassPerDeclaredUnit: '1' };
    expect(withPcf(change).data.emissionValues?.productMassKg).toBe(0.3333333333);
    expect(remarksOn(change)).toEqual([
      { path: 'pcf.productMassPerDeclaredUnit', code: 'ROUNDED', sent: '1', kept: '0.3333333333' },
    ]);
  });
});

describe('geography that comes in', () => {
  const place = (pcf: Change) => withPcf({ geographyCountrySubdivision: null, ...pcf });

  it('is a country or a region', () => {
    expect(place({ geographyCountry: 'FR' }).data.dataSources).toMatchObject({ countries: ['FRA'] });
    expect(place({ geographyRegionOrSubregion: 'Americas' }).data.dataSources).toMatchObject({
      geographicGranularity: 'REGIONAL',
      regions: ['NORTH_AMERICA', 'SOUTH_AMERICA'],
    });
    expect(place({}).data.dataSources).not.toHaveProperty('geographicGranularity');
  });

  it('is wider where we have no subregion', () => {
    const { data, remarks } = place({ geographyRegionOrSubregion: 'Western Europe' });
    expect(data.dataSources).toMatchObject({ regions: ['EUROPE'] });
    expect(remarks).toEqual([
      { path: 'pcf.geographyRegionOrSubregion', code: 'WIDENED', sent: 'Western Europe', kept: 'EUROPE' },
    ]);
  });

  it.each([
    ['geographyCountry', 'XX'],
    ['geographyRegionOrSubregion', 'Atlantis'],
    ['geographyCountrySubdivision', 'XX-1'],
  ])('is left out where nobody knows the %s', (name, sent) => {
    const { data, remarks } = place({ [name]: sent });
    expect(data.dataSources).not.toHaveProperty('geographicGranularity');
    expect(data.exchange).not.toHaveProperty('geographyCountrySubdivision');
    expect(remarks.map(({ path, code }) => `${path} ${code}`)).toEqual([`pcf.${name} UNKNOWN_VALUE`]);
  });
});

describe('a reviewer is told', () => {
  it('of totals that do not add up, with both sums, and they are not corrected', () => {
    const { data, remarks } = withPcf({ pcfExcludingBiogenicUptake: '12', pcfIncludingBiogenicUptake: '2.5' });
    expect(data.emissionValues?.value).toBe(12);
    expect(remarks).toEqual([
      { path: 'pcf.pcfExcludingBiogenicUptake', code: 'TOTAL_DIFFERS', sent: '12', kept: '11.35' },
      { path: 'pcf.pcfIncludingBiogenicUptake', code: 'TOTAL_DIFFERS', sent: '2.5', kept: '1.85' },
    ]);
  });

  it('of no difference beyond the digits that a value has', () => {
    expect(withPcf({ pcfExcludingBiogenicUptake: '11.350000000000001' }).remarks.map(({ code }) => code)).toEqual([
      'ROUNDED',
    ]);
  });

  it.each(['1', '0.8', '0.05', '8e-1'])(
    'that a primary share of %s may be a fraction, and it is not rescaled',
    (sent) => {
      const { data, remarks } = withPcf({ primaryDataShare: sent });
      expect(data.dataSources).toMatchObject({
        primaryDataShareType: 'BOTH',
        shareOfPrimaryDataInEmissionFactor: Number(sent),
      });
      expect(remarks).toMatchObject([{ path: 'pcf.primaryDataShare', code: 'SHARE_MAY_BE_FRACTION', sent }]);
    },
  );

  it.each([
    ['0', 'SECONDARY'],
    ['100', 'PRIMARY'],
    ['1.01', 'BOTH'],
  ])('nothing of a primary share of %s', (primaryDataShare, type) => {
    const { data, remarks } = withPcf({ primaryDataShare });
    expect(data.dataSources?.primaryDataShareType).toBe(type);
    expect(remarks).toEqual([]);
  });

  it.each([
    [{ primaryDataShare: '101' }, 'pcf.primaryDataShare OUT_OF_RANGE'],
    [{ exemptedEmissionsPercent: '-1' }, 'pcf.exemptedEmissionsPercent OUT_OF_RANGE'],
    [{ technologicalCO2Removals: '0.05' }, 'pcf.technologicalCO2Removals WRONG_SIGN'],
    [{ packagingGhgEmissions: '-1' }, 'pcf.packagingGhgEmissions WRONG_SIGN'],
    [{ declaredUnitAmount: '1e-15' }, 'pcf.declaredUnitAmount OUT_OF_RANGE'],
    [{ landAreaOccupation: '1e13' }, 'pcf.landAreaOccupation OUT_OF_RANGE'],
    [{ fossilCarbonContent: '0.12345678901' }, 'pcf.fossilCarbonContent ROUNDED'],
    [{ crossSectoralStandards: ['ISO14067', 'ISO99999'] }, 'pcf.crossSectoralStandards UNKNOWN_VALUE'],
    [{ ipccCharacterizationFactors: ['AR6', 'AR7'] }, 'pcf.ipccCharacterizationFactors UNKNOWN_VALUE'],
    [{ ccuCalculationApproach: 'Guess' }, 'pcf.ccuCalculationApproach UNKNOWN_VALUE'],
    [{ verification: { coverage: 'everything' } }, 'pcf.verification.coverage UNKNOWN_VALUE'],
    [{ referencePeriodStart: '1889-01-01T00:00:00Z' }, 'pcf.referencePeriodStart OUT_OF_RANGE'],
    [{ boundaryProcessesDescription: 'x'.repeat(2401) }, 'pcf.boundaryProcessesDescription SHORTENED'],
    [{ dqi: { technologicalDQR: '2.34', geographicalDQR: '1', temporalDQR: '5' } }, 'pcf.dqi.technologicalDQR ROUNDED'],
    [
      { dqi: { technologicalDQR: '6', geographicalDQR: '1', temporalDQR: '5' } },
      'pcf.dqi.technologicalDQR OUT_OF_RANGE',
    ],
  ])('of %j', (change, remark) => {
    const { data } = withPcf(change);
    expect(emissionData.safeParse(data).error).toBeUndefined();
    expect(remarksOn(change).map(({ path, code }) => `${path} ${code}`)).toContain(remark);
  });

  it('of ids that are too many or too long', () => {
    const productIds = Array.from({ length: 51 }, (_, index) => `urn:gtin:${index}`);
    expect(remarksOn({}, { productIds: [`urn:x:${'9'.repeat(500)}`, ...productIds] })).toMatchObject([
      { path: 'productIds', code: 'SHORTENED', sent: '52', kept: '50' },
      { path: 'productIds', code: 'SHORTENED', kept: null },
    ]);
  });

  it('of nothing where an operator is new: it is another one by its name', () => {
    const { data } = withPcf({ productOrSectorSpecificRules: [{ operator: 'PCR', ruleNames: ['A'] }] });
    expect(data.exchange?.productOrSectorSpecificRules).toEqual([
      { operator: 'OTHER', otherOperatorName: 'PCR', ruleNames: ['A'] },
    ]);
  });
});
