import { describe, expect, it } from 'vitest';
import { emissionData } from './emission-data.ts';

const value = (given: number) => emissionData.safeParse({ emissionValues: { value: given } }).success;

describe('emissionData', () => {
  it('takes nothing, nulls and parts of an answer', () => {
    expect(emissionData.safeParse({}).success).toBe(true);
    expect(emissionData.safeParse({ comment: null, emissionValues: { unit: null, stages: [{}] } }).success).toBe(true);
  });

  it('refuses fields it does not know and codes that are none', () => {
    expect(emissionData.safeParse({ emissionValues: { colour: 'green' } }).success).toBe(false);
    expect(emissionData.safeParse({ methodologies: { standards: ['MINE'] } }).success).toBe(false);
  });

  it.each([0, -3.5, 999_999_999_999, 0.0000000001, 12345.0123456789, 2.63])('keeps %d exactly', (given) => {
    expect(value(given)).toBe(true);
  });

  it.each([1e12, 0.00000000001, 1.234567890123456, 123456.0123456789, 1e-12])('refuses %d', (given) => {
    expect(value(given)).toBe(false);
  });

  it('takes months and days as such', () => {
    const period = (referencePeriodStart: string) =>
      emissionData.safeParse({ emissionValues: { referencePeriodStart } });
    expect(period('2025-01').success).toBe(true);
    expect(period('2025-13').success).toBe(false);
    expect(period('01/2025').success).toBe(false);
  });

  it('takes ratings from 1 to 5 with one decimal', () => {
    const rated = (temporal: number) => emissionData.safeParse({ dataSources: { dataQuality: { temporal } } }).success;
    expect([1, 2.3, 5].every(rated)).toBe(true);
    expect([0.9, 5.1, 2.35].some(rated)).toBe(false);
  });

  it('takes what other platforms ask for', () => {
    const exchange = {
      fossilCarbonContent: 0.25,
      noBiogenicOrLandPart: true,
      geographyCountrySubdivision: 'DE-BW',
      ccuCalculationApproach: 'CUT_OFF',
      productOrSectorSpecificRules: [{ operator: 'OTHER', otherOperatorName: 'Example', ruleNames: ['Rule 1'] }],
    };
    expect(emissionData.safeParse({ exchange }).success).toBe(true);
    expect(emissionData.safeParse({ exchange: { fossilCarbonContent: -1 } }).success).toBe(false);
    expect(emissionData.safeParse({ exchange: { geographyCountrySubdivision: 'Bavaria' } }).success).toBe(false);
  });
});
