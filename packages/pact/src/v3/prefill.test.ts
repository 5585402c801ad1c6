import { describe, expect, it } from 'vitest';
import { prefillForExchange } from './prefill.ts';
import { exampleFacts, exchangeable, exchangeableWith } from './testing/example-answer.ts';

const prefill = (data: typeof exchangeable) => prefillForExchange({ data, itemData: null }, exampleFacts);

describe('what follows without asking', () => {
  it('is the product, the validity and the report of the method', () => {
    expect(prefill(exchangeable)).toEqual({
      methodologies: { ipccAssessmentReports: ['AR6'] },
      exchange: {
        supplierProductName: 'Housing 12',
        productDescription: 'Injection-moulded housing',
        validFrom: '2026-01-01',
        validUntil: '2028-12-31',
      },
    });
  });

  it('is nothing that was answered', () => {
    const data = exchangeableWith({
      methodologies: { ipccAssessmentReports: ['AR5'] },
      exchange: { supplierProductName: 'Hull', productDescription: 'A hull', validUntil: '2027-12-31' },
    });
    expect(prefill(data)).toEqual({ exchange: { validFrom: '2026-01-01' } });
  });

  it('is that energy and transport have no mass and no carbon in them', () => {
    for (const unit of ['KWH', 'KG_KM'] as const) {
      expect(prefill({ emissionValues: { unit } }).exchange).toMatchObject({
        noProductMass: true,
        fossilCarbonContent: 0,
      });
    }
    expect(prefill({ emissionValues: { unit: 'KG' }, exchange: { noProductMass: true } }).exchange).not.toHaveProperty(
      'fossilCarbonContent',
    );
    expect(prefill({ emissionValues: { unit: 'DIMENSIONLESS' } }).exchange).not.toHaveProperty('noProductMass');
  });

  it('is that capture is included where some is told', () => {
    expect(prefill({ emissionValues: { breakdown: { ccs: -1 } } }).exchange).toMatchObject({
      ccsTechnologicalCO2CaptureIncluded: true,
    });
  });

  it('is never a carbon content, a share left out or that everything is fossil', () => {
    const { exchange, methodologies } = prefill({ emissionValues: exchangeable.emissionValues });
    expect(exchange).not.toHaveProperty('fossilCarbonContent');
    expect(exchange).not.toHaveProperty('noBiogenicOrLandPart');
    expect(methodologies ?? {}).not.toHaveProperty('exemptedEmissionsPercent');
  });
});
