import { exampleRows } from '@pcf/domain/emission-data/testing/item-rows';
import { describe, expect, it } from 'vitest';
import { outgoingProductFootprint } from './model/product-footprint.ts';
import { exampleFacts, exchangeable, exchangeableWith } from './testing/example-answer.ts';
import { exampleBreakdown } from './testing/example-footprint.ts';
import { findingsOf, sentFootprint } from './testing/sent-footprint.ts';

const pcfWith = (...sections: Parameters<typeof exchangeableWith>) => sentFootprint(exchangeableWith(...sections)).pcf;

describe('the shortest answer that can be exchanged', () => {
  it('is a footprint', () => {
    expect(sentFootprint(exchangeable)).toEqual({
      id: exampleFacts.id,
      specVersion: '3.0.0',
      created: '2026-03-02T09:30:00Z',
      status: 'Active',
      validityPeriodStart: '2026-01-01T00:00:00Z',
      validityPeriodEnd: '2029-01-01T00:00:00Z',
      companyName: 'Lindner Plastics',
      companyIds: ['urn:pact:platform.example:supplier-id:4711'],
      productDescription: 'Injection-moulded housing',
      productIds: ['urn:pact:platform.example:product-id:H-12'],
      productNameCompany: 'Housing 12',
      pcf: {
        declaredUnitOfMeasurement: 'kilogram',
        declaredUnitAmount: '1',
        productMassPerDeclaredUnit: '1',
        referencePeriodStart: '2025-01-01T00:00:00Z',
        referencePeriodEnd: '2026-01-01T00:00:00Z',
        pcfExcludingBiogenicUptake: '2.63',
        pcfIncludingBiogenicUptake: '2.63',
        fossilGhgEmissions: '2.63',
        fossilCarbonContent: '0.7',
        ipccCharacterizationFactors: ['AR6'],
        crossSectoralStandards: ['ISO14067'],
        exemptedEmissionsPercent: '0',
        primaryDataShare: '0',
      },
    });
  });

  it('follows the version before it', () => {
    const precedingIds = ['1b7b9a34-52c1-4a55-8f0e-2c9d7a1e6b21'];
    const facts = { ...exampleFacts, status: 'Deprecated' as const, precedingIds };
    expect(sentFootprint(exchangeable, null, facts)).toMatchObject({
      status: 'Deprecated',
      precedingPfIds: precedingIds,
    });
  });
});

describe('units', () => {
  it('of kilogram-kilometres are multiplied by 1,000, with everything per unit', () => {
    expect(
      pcfWith({
        emissionValues: { unit: 'KG_KM', value: 0.00008405, productMassKg: 2, breakdown: { outbound: 0.001 } },
      }),
    ).toMatchObject({
      declaredUnitOfMeasurement: 'ton kilometer',
      declaredUnitAmount: '1',
      pcfExcludingBiogenicUptake: '0.08405',
      outboundLogisticsGhgEmissions: '1',
      fossilCarbonContent: '700',
      productMassPerDeclaredUnit: '2000',
    });
  });

  it('of a day are divided by 24 and still add up', () => {
    const values = { unit: 'DAY', value: 10, breakdown: { fossil: 7, landUseChange: 3 } } as const;
    const exchange = { noProductMass: true, fossilCarbonContent: null, noBiogenicOrLandPart: null };
    expect(pcfWith({ emissionValues: values, exchange })).toMatchObject({
      declaredUnitOfMeasurement: 'hour',
      fossilGhgEmissions: '0.291666666666667',
      landUseChangeGhgEmissions: '0.125',
      pcfExcludingBiogenicUptake: '0.416666666666667',
      productMassPerDeclaredUnit: '0',
    });
  });

  it('of pieces have the mass of the declared unit', () => {
    const values = { unit: 'DIMENSIONLESS', unitAmount: 100, productMassKg: 0.25 } as const;
    expect(pcfWith({ emissionValues: values })).toMatchObject({
      declaredUnitOfMeasurement: 'piece',
      declaredUnitAmount: '100',
      productMassPerDeclaredUnit: '25',
    });
  });

  it.each(['liter', 'Megabit second'])('written as %s are known', (unitText) => {
    expect(pcfWith({ emissionValues: { unit: 'OTHER', unitText, productMassKg: 1 } })).toMatchObject({
      declaredUnitOfMeasurement: unitText.toLowerCase(),
    });
  });

  it('have no mass where they are energy, or where the supplier confirms it', () => {
    const kilowattHour = pcfWith({ emissionValues: { unit: 'KWH' }, exchange: { fossilCarbonContent: null } });
    expect(kilowattHour).toMatchObject({ productMassPerDeclaredUnit: '0', fossilCarbonContent: '0' });
    const service = { emissionValues: { unit: 'DAY' }, exchange: { noProductMass: true } } as const;
    expect(pcfWith(service).productMassPerDeclaredUnit).toBe('0');
  });
});

describe('the breakdown', () => {
  it('goes by name', () => {
    const breakdown = exampleBreakdown;
    expect(
      pcfWith({ emissionValues: { value: 11.35, breakdown }, exchange: { noBiogenicOrLandPart: null } }),
    ).toMatchObject({
      pcfExcludingBiogenicUptake: '11.35',
      pcfIncludingBiogenicUptake: '1.85',
      fossilGhgEmissions: '10.5',
      landUseChangeGhgEmissions: '0.8',
      landManagementBiogenicCO2Emissions: '0.35',
      biogenicNonCO2Emissions: '0.2',
      landManagementBiogenicCO2Removals: '-0.3',
      technologicalCO2Removals: '-0.05',
      ccsTechnologicalCO2Capture: '-0.15',
      biogenicCO2Uptake: '-9.5',
      aircraftGhgEmissions: '0.05',
      packagingGhgEmissions: '0.9',
      packagingEmissionsIncluded: true,
      outboundLogisticsGhgEmissions: '1.1',
      ccsTechnologicalCO2CaptureIncluded: true,
    });
  });

  it('is all fossil only where the supplier confirms it', () => {
    const unconfirmed = exchangeableWith({ exchange: { noBiogenicOrLandPart: null } });
    expect(findingsOf(unconfirmed)).toEqual({ missing: ['exchange.noBiogenicOrLandPart REQUIRED'], cannot: [] });
    const capturing = { value: 9, breakdown: { ccs: -1 } };
    expect(pcfWith({ emissionValues: capturing })).toMatchObject({
      fossilGhgEmissions: '10',
      pcfExcludingBiogenicUptake: '9',
    });
  });

  it('is asked for its fossil part where others are told', () => {
    const values = { breakdown: { landUseChange: 1 } };
    const data = exchangeableWith({ emissionValues: values, exchange: { noBiogenicOrLandPart: null } });
    expect(findingsOf(data).missing).toEqual(['emissionValues.breakdown.fossil REQUIRED']);
  });

  it('says that packaging is not included', () => {
    const pcf = pcfWith({
      methodologies: { packagingIncluded: 'NO' },
      emissionValues: { breakdown: { packaging: 0 } },
    });
    expect(pcf.packagingEmissionsIncluded).toBe(false);
    expect(pcf.packagingGhgEmissions).toBeUndefined();
  });
});

describe('a calculation', () => {
  const data = exchangeableWith({
    emissionValues: { granularity: 'CALCULATOR', value: null },
    dataSources: { primaryDataShareType: null, emissionFactorSources: null },
    methodologies: { standards: ['CALCULATOR', 'ISO_14067'] },
  });
  const { pcf } = sentFootprint(data, exampleRows);

  it('tells distribution beside both totals and packaging inside them', () => {
    expect(pcf).toMatchObject({
      pcfExcludingBiogenicUptake: '3.534062394',
      pcfIncludingBiogenicUptake: '3.534062394',
      fossilGhgEmissions: '3.534062394',
      outboundLogisticsGhgEmissions: '0.161',
      packagingGhgEmissions: '0.046',
      packagingEmissionsIncluded: true,
    });
  });

  it('has no primary data, whatever is typed beside its rows', () => {
    expect(pcf.primaryDataShare).toBe('0');
    const told = {
      ...data,
      dataSources: { primaryDataShareType: 'BOTH', shareOfPrimaryDataInEmissionFactor: 30 },
    } as const;
    expect(sentFootprint(told, exampleRows).pcf.primaryDataShare).toBe('0');
  });

  it('names the sources of its factors', () => {
    expect(pcf.secondaryEmissionFactorSources?.length).toBeGreaterThan(0);
  });

  it('takes distribution out of the fossil part that the supplier tells', () => {
    const told = exchangeableWith({
      emissionValues: { granularity: 'CALCULATOR', value: null, breakdown: { fossil: 3.6, landUseChange: 0.1 } },
      exchange: { noBiogenicOrLandPart: null },
    });
    expect(sentFootprint(told, exampleRows).pcf).toMatchObject({
      pcfExcludingBiogenicUptake: '3.534062394',
      fossilGhgEmissions: '3.434062394',
      landUseChangeGhgEmissions: '0.1',
    });
  });

  it('of air freight with radiative forcing is refused', () => {
    const transport = (exampleRows.transport ?? []).map((row) => ({
      ...row,
      emissionfactor: row.emissionfactor && {
        ...row.emissionfactor,
        name: 'Freight flight, short-haul, to/from UK (radiative forcing included)',
      },
    }));
    expect(findingsOf(data, { ...exampleRows, transport }).cannot).toEqual([
      'itemData.transport.0.emissionfactor RADIATIVE_FORCING_INCLUDED',
    ]);
  });

  it('needs a standard that others know', () => {
    const alone = { ...data, methodologies: { ...data.methodologies, standards: ['CALCULATOR' as const] } };
    expect(findingsOf(alone, exampleRows).missing).toEqual([
      'methodologies.standards CROSS_SECTORAL_STANDARD_REQUIRED',
    ]);
  });
});

describe('geography', () => {
  const geography = (dataSources: NonNullable<typeof exchangeable.dataSources>, exchange = {}) => {
    const { geographyCountry, geographyCountrySubdivision, geographyRegionOrSubregion } = pcfWith({
      dataSources,
      exchange,
    });
    return geographyCountry ?? geographyCountrySubdivision ?? geographyRegionOrSubregion;
  };

  it.each([
    [{ geographicGranularity: 'COUNTRY', countries: ['DEU'] }, 'DE'],
    [{ geographicGranularity: 'COUNTRY', countries: ['DEU', 'FRA'] }, 'Western Europe'],
    [{ geographicGranularity: 'COUNTRY', countries: ['DEU', 'CHN'] }, undefined],
    [{ geographicGranularity: 'REGIONAL', regions: ['SOUTH_AMERICA'] }, 'Latin America and the Caribbean'],
    [{ geographicGranularity: 'REGIONAL', regions: ['ANTARCTICA'] }, undefined],
    [{ geographicGranularity: 'GLOBAL' }, undefined],
  ] as const)('of %j is %s', (dataSources, place) => {
    expect(geography(structuredClone(dataSources) as NonNullable<typeof exchangeable.dataSources>)).toBe(place);
  });

  it('is the subdivision where one is told', () => {
    const countries = { geographicGranularity: 'COUNTRY' as const, countries: ['DEU' as const] };
    expect(geography(countries, { geographyCountrySubdivision: 'DE-BW' })).toBe('DE-BW');
  });
});

describe('sources and standards', () => {
  it('are those of others, with name and version', () => {
    const emissionFactorSources = [
      { source: 'SELF' as const },
      { source: 'SUPPLIER' as const },
      { source: 'ECOINVENT' as const, version: '3.10' },
      { source: 'OTHER' as const, sourceText: 'Own table', version: '2' },
    ];
    expect(pcfWith({ dataSources: { emissionFactorSources } }).secondaryEmissionFactorSources).toEqual([
      { name: 'ecoinvent', version: '3.10' },
      { name: 'Own table', version: '2' },
    ]);
  });

  it('of a sector are rules', () => {
    const rules = [{ operator: 'PEF' as const, ruleNames: ['Furniture'] }];
    const pcf = pcfWith({
      methodologies: { standards: ['ISO_14067', 'TFS', 'OTHER'], standardText: 'Ours' },
      exchange: { productOrSectorSpecificRules: rules },
    });
    expect(pcf.crossSectoralStandards).toEqual(['ISO14067']);
    expect(pcf.productOrSectorSpecificRules).toEqual([
      {
        operator: 'Other',
        otherOperatorName: 'Together for Sustainability',
        ruleNames: ['PCF Guideline for the Chemical Industry'],
      },
      { operator: 'PEF', ruleNames: ['Furniture'] },
    ]);
  });
});

describe('verification', () => {
  const verificationData = {
    verified: true,
    provider: 'TUV_SUD',
    standard: 'ISO_14067',
    date: '2026-02-20',
    coverage: 'PCF_PROGRAM',
    level: 'LIMITED',
  } as const;

  it('is there where there was one', () => {
    const pcf = pcfWith({ verificationData, exchange: { verificationComments: 'Without the lid' } });
    expect(pcf.verification).toEqual({
      coverage: 'PCF program',
      providerName: 'TÜV SÜD',
      completedAt: '2026-02-20T00:00:00Z',
      standardName: 'ISO 14067',
      comments: 'Without the lid',
    });
  });

  it('is absent where there was none', () => {
    expect(pcfWith({ verificationData: { ...verificationData, verified: false } }).verification).toBeUndefined();
  });
});

it('names a product by all that it is known by', () => {
  const footprint = sentFootprint(
    exchangeableWith({
      exchange: {
        supplierReference: 'H/12',
        productIds: ['urn:gtin:4012345000016', 'H-12'],
        supplierProductName: 'Hull',
      },
    }),
  );
  expect(footprint.productNameCompany).toBe('Hull');
  expect(footprint.productIds).toEqual([
    'urn:pact:platform.example:product-id:H%2F12',
    'urn:pact:platform.example:product-id:H-12',
    'urn:gtin:4012345000016',
  ]);
  expect(outgoingProductFootprint.safeParse(footprint).success).toBe(true);
});

it('has a reference period of its own', () => {
  const pcf = pcfWith({ emissionValues: { referencePeriodStart: '2024-07', referencePeriodEnd: '2025-06' } });
  expect([pcf.referencePeriodStart, pcf.referencePeriodEnd]).toEqual(['2024-07-01T00:00:00Z', '2025-07-01T00:00:00Z']);
});
