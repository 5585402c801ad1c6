import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculationSummary } from './calculation.ts';
import { derivedValue, isDerived } from './derive-value.ts';
import { withValues } from './testing/complete-data.ts';
import { exampleRows } from './testing/item-rows.ts';

describe('derivedValue', () => {
  it('is what was typed for a product', () => {
    expect(derivedValue(withValues({ value: 2.63 }), null)).toBe(2.63);
    expect(isDerived('PRODUCT')).toBe(false);
  });

  it('adds stages as decimals, whatever their order', () => {
    const values = [0.1, 0.2, -0.05, 1e-9];
    expect(stages(values)).toBe(0.250000001);
    fc.assert(
      fc.property(fc.shuffledSubarray(values, { minLength: values.length }), (order) => {
        expect(stages(order)).toBe(0.250000001);
      }),
    );
  });

  it('follows the worked example, from grams', () => {
    const data = withValues({ granularity: 'CALCULATOR' });
    expect(derivedValue(data, exampleRows)).toBe(3.695062394);
    expect(derivedValue(data, {})).toBeNull();
  });

  it('is the share of the company for each unit sold', () => {
    const share = { companyEmissionsTonnes: 1200, sharePercent: 12.5, unitsSold: 60_000 };
    expect(derivedValue(withValues({ granularity: 'SHARE_COMPANY', companyShare: share }), null)).toBe(2.5);
    const unknown = { companyEmissionsTonnes: 1200, sharePercent: 12.5 };
    expect(derivedValue(withValues({ granularity: 'SHARE_COMPANY', companyShare: unknown }), null)).toBeNull();
  });

  it('is rounded once, half to even, to the digits a value may have', () => {
    const third = { companyEmissionsTonnes: 1, sharePercent: 100, unitsSold: 3 };
    expect(derivedValue(withValues({ granularity: 'SHARE_COMPANY', companyShare: third }), null)).toBe(333.3333333333);
    expect(stages([0.12345678905, 0])).toBe(0.123456789);
    expect(stages([0.12345678915, 0])).toBe(0.1234567892);
  });

  it('is nothing where there are no data', () => {
    expect(derivedValue(withValues({ granularity: 'UNAVAILABLE', value: 3 }), null)).toBeNull();
    expect(derivedValue({}, null)).toBeNull();
  });
});

const stages = (values: readonly number[]) =>
  derivedValue(
    withValues({ granularity: 'LIFECYCLE', stages: values.map((value) => ({ stage: 'MANUFACTURING', value })) }),
    null,
  );

describe('calculationSummary', () => {
  it('tells the parts, the catalogue and how much came from proxies', () => {
    expect(calculationSummary(exampleRows)).toEqual({
      catalogueVersion: '1',
      material: 2.55962,
      production: 0.974442394,
      distribution: 0.161,
      proxySharePercent: 1.2,
    });
  });

  it('is zero throughout without rows', () => {
    expect(calculationSummary(null)).toMatchObject({ catalogueVersion: null, material: 0, proxySharePercent: 0 });
  });
});
