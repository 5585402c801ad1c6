import { describe, expect, it } from 'vitest';
import { exchangeableWith } from './testing/example-answer.ts';
import { findingsOf } from './testing/sent-footprint.ts';

const cannot = (...sections: Parameters<typeof exchangeableWith>) => findingsOf(exchangeableWith(...sections)).cannot;

describe('what PACT cannot say', () => {
  it('is an answer without data', () => {
    expect(findingsOf({ emissionValues: { granularity: 'UNAVAILABLE', unavailableReason: 'Not yet' } })).toEqual({
      missing: [],
      cannot: ['emissionValues.granularity NO_DATA'],
    });
  });

  it.each(['KM', 'GB', 'USD', 'EUR'] as const)('is a value per %s', (unit) => {
    expect(cannot({ emissionValues: { unit } })).toEqual(['emissionValues.unit UNIT_NOT_EXPRESSIBLE']);
  });

  it('is a value per something that it has no word for', () => {
    const values = { unit: 'OTHER', unitText: 'pallet', productMassKg: 3 } as const;
    expect(cannot({ emissionValues: values })).toEqual(['emissionValues.unit UNIT_NOT_EXPRESSIBLE']);
  });

  it.each(['CRADLE_TO_GRAVE', 'GATE_TO_GATE'] as const)('is a value from %s', (lifecycleBoundary) => {
    expect(cannot({ emissionValues: { lifecycleBoundary } })).toEqual([
      'emissionValues.lifecycleBoundary NOT_CRADLE_TO_GATE',
    ]);
  });

  it('is a value that offsets were subtracted from', () => {
    expect(cannot({ methodologies: { offsetsIncluded: 'YES' } })).toEqual([
      'methodologies.offsetsIncluded OFFSETS_SUBTRACTED',
    ]);
  });
});

describe('what an answer says against itself', () => {
  it('are parts that do not add up, by however little', () => {
    const values = { value: 2.63, breakdown: { fossil: 2.5, landUseChange: 0.129 } };
    expect(cannot({ emissionValues: values, exchange: { noBiogenicOrLandPart: null } })).toEqual([
      'emissionValues.breakdown PARTS_DO_NOT_ADD_UP',
    ]);
  });

  it('is a negative rest that would be fossil', () => {
    const values = { value: -1, breakdown: { ccs: -0.5 } };
    expect(cannot({ emissionValues: values })).toEqual(['emissionValues.breakdown PARTS_DO_NOT_ADD_UP']);
  });

  it('is a part of land that is confirmed not to be there', () => {
    const values = { value: 2.63, breakdown: { fossil: 2.5, landUseChange: 0.13 } };
    expect(cannot({ emissionValues: values })).toEqual(['exchange.noBiogenicOrLandPart CONTRADICTS_ANOTHER_FIELD']);
  });

  it('is packaging or capture that is said not to be included', () => {
    expect(
      cannot({
        emissionValues: { breakdown: { packaging: 0.2, ccs: -0.1 } },
        methodologies: { packagingIncluded: 'NO' },
        exchange: { ccsTechnologicalCO2CaptureIncluded: false },
      }),
    ).toEqual([
      'methodologies.packagingIncluded CONTRADICTS_ANOTHER_FIELD',
      'exchange.ccsTechnologicalCO2CaptureIncluded CONTRADICTS_ANOTHER_FIELD',
    ]);
  });

  it('is a mass of what has none', () => {
    const values = { unit: 'DIMENSIONLESS', productMassKg: 2 } as const;
    expect(cannot({ emissionValues: values, exchange: { noProductMass: true } })).toEqual([
      'exchange.noProductMass CONTRADICTS_ANOTHER_FIELD',
    ]);
  });

  it('is a subdivision of another country', () => {
    expect(
      cannot({
        dataSources: { geographicGranularity: 'COUNTRY', countries: ['FRA'] },
        exchange: { geographyCountrySubdivision: 'DE-BW' },
      }),
    ).toEqual(['exchange.geographyCountrySubdivision CONTRADICTS_ANOTHER_FIELD']);
  });

  it('is more fossil emission of land than there is', () => {
    expect(cannot({ exchange: { landManagementFossilGhgEmissions: 3 } })).toEqual([
      'exchange.landManagementFossilGhgEmissions CONTRADICTS_ANOTHER_FIELD',
    ]);
  });

  it('is a period that ends before it begins', () => {
    expect(cannot({ emissionValues: { referencePeriodStart: '2025-06', referencePeriodEnd: '2025-05' } })).toEqual([
      'emissionValues.referencePeriodEnd CONTRADICTS_ANOTHER_FIELD',
    ]);
  });

  it.each([
    [{ validFrom: '2025-12-31' }, 'exchange.validFrom'],
    [{ validUntil: '2029-01-01' }, 'exchange.validUntil'],
    [{ validFrom: '2027-01-01', validUntil: '2026-12-31' }, 'exchange.validUntil'],
  ])('is a validity of %j', (exchange, path) => {
    expect(cannot({ exchange })).toEqual([`${path} OUTSIDE_VALIDITY`]);
  });
});
