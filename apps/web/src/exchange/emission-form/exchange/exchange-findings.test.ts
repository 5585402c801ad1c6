import { describe, expect, it } from 'vitest';
import { exchangeFindings } from './exchange-findings.ts';

const facts = {
  domain: 'platform.example',
  company: { name: 'Ahlen Glass', ids: ['urn:pact:platform.example:supplier-id:1'] },
  product: { name: 'Jar', description: 'A jar.', ids: ['GJ-370'] },
};
const answer = (noBiogenicOrLandPart: boolean | null, unit: 'KG' | 'KM' = 'KG') => ({
  data: {
    emissionValues: {
      granularity: 'PRODUCT' as const,
      value: 2.63,
      unit,
      referenceYear: 2025,
      lifecycleBoundary: 'CRADLE_TO_GATE' as const,
    },
    exchange: { noBiogenicOrLandPart },
  },
  itemData: null,
});
const pathsOf = (given: ReturnType<typeof answer>) => exchangeFindings(given, facts).map(({ path }) => path);

describe('what stands against sending an answer', () => {
  it('is first what cannot be said there', () => {
    expect(exchangeFindings(answer(true, 'KM'), facts)[0]).toMatchObject({
      path: 'emissionValues.unit',
      code: 'UNIT_NOT_EXPRESSIBLE',
      step: 'emissions',
    });
  });

  it('asks whether all of it is fossil, and how much is where not', () => {
    expect(pathsOf(answer(null))).toContain('exchange.noBiogenicOrLandPart');
    expect(pathsOf(answer(true))).not.toContain('exchange.noBiogenicOrLandPart');
    expect(pathsOf(answer(false))).toContain('emissionValues.breakdown.fossil');
    expect(pathsOf(answer(false))).not.toContain('exchange.noBiogenicOrLandPart');
  });
});
