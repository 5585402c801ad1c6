import { describe, expect, it } from 'vitest';
import { missingForExchange } from './missing.ts';
import { exampleFacts, exchangeable, exchangeableWith } from './testing/example-answer.ts';

const missing = (data: typeof exchangeable, facts = exampleFacts) =>
  missingForExchange({ data, itemData: null }, facts).map(({ path, code }) => `${path} ${code}`);

describe('what is still missing for an exchange', () => {
  it('is nothing in an answer that has all', () => {
    expect(missing(exchangeable)).toEqual([]);
  });

  it('is told of an empty answer, field by field', () => {
    const facts = { ...exampleFacts, product: { name: '', description: null, ids: [] } };
    expect(missing({}, facts)).toEqual([
      'emissionValues.value REQUIRED',
      'emissionValues.unit REQUIRED',
      'emissionValues.productMassKg REQUIRED',
      'emissionValues.referenceYear REQUIRED',
      'emissionValues.lifecycleBoundary REQUIRED',
      'methodologies.standards REQUIRED',
      'methodologies.ipccAssessmentReports REQUIRED',
      'methodologies.exemptedEmissionsPercent REQUIRED',
      'exchange.supplierProductName REQUIRED',
      'exchange.productDescription REQUIRED',
      'exchange.productIds REQUIRED',
      'exchange.fossilCarbonContent REQUIRED',
    ]);
  });

  it('says on which step it is asked', () => {
    const findings = missingForExchange(
      {
        data: exchangeableWith({ exchange: { fossilCarbonContent: null }, emissionValues: { unit: null } }),
        itemData: null,
      },
      exampleFacts,
    );
    expect(findings.map(({ path, step }) => [path, step])).toEqual([
      ['emissionValues.unit', 'emissions'],
      ['emissionValues.productMassKg', 'emissions'],
      ['exchange.fossilCarbonContent', 'methods'],
    ]);
  });

  it('is a name of the company', () => {
    const company = { name: '', ids: [] };
    expect(missing(exchangeable, { ...exampleFacts, company })).toEqual([
      'organisation.name REQUIRED',
      'organisation.identifiers REQUIRED',
    ]);
  });

  it('is a mass where a unit has one', () => {
    const piece = exchangeableWith({ emissionValues: { unit: 'DIMENSIONLESS' } });
    expect(missing(piece)).toEqual(['emissionValues.productMassKg REQUIRED']);
    expect(missing({ ...piece, exchange: { ...piece.exchange, noProductMass: true } })).toEqual([]);
  });

  it('is a cross-sectoral standard beside those of a sector and those that nobody else knows', () => {
    for (const standard of ['EN_15804', 'CATENA_X', 'ISO_3459', 'BP_X30_323_0'] as const) {
      expect(missing(exchangeableWith({ methodologies: { standards: [standard] } }))).toEqual([
        'methodologies.standards CROSS_SECTORAL_STANDARD_REQUIRED',
      ]);
    }
  });

  it('is a standard where it is not known', () => {
    expect(missing(exchangeableWith({ methodologies: { standards: ['UNKNOWN'] } }))).toEqual([
      'methodologies.standards REQUIRED',
    ]);
  });

  it('is the version of a source and the name of another one', () => {
    const emissionFactorSources = [{ source: 'ECOINVENT' as const }, { source: 'OTHER' as const, version: '1' }];
    expect(missing(exchangeableWith({ dataSources: { emissionFactorSources } }))).toEqual([
      'dataSources.emissionFactorSources.0.version REQUIRED',
      'dataSources.emissionFactorSources.1.sourceText REQUIRED',
    ]);
  });

  it('is the rest of what was begun', () => {
    const rules = [{ operator: 'OTHER' as const }, {}];
    expect(
      missing(
        exchangeableWith({
          dataSources: { dataQuality: { temporal: 2 } },
          exchange: {
            classifications: ['3811'],
            ccuCreditCertification: 'a paper',
            productOrSectorSpecificRules: rules,
          },
        }),
      ),
    ).toEqual([
      'dataSources.dataQuality.technological REQUIRED',
      'dataSources.dataQuality.geographical REQUIRED',
      'exchange.classifications.0 INVALID_FORMAT',
      'exchange.ccuCreditCertification INVALID_FORMAT',
      'exchange.productOrSectorSpecificRules.0.otherOperatorName REQUIRED',
      'exchange.productOrSectorSpecificRules.0.ruleNames REQUIRED',
    ]);
  });

  it('is nothing where there are no data', () => {
    expect(missing({ emissionValues: { granularity: 'UNAVAILABLE', unavailableReason: 'Not yet' } })).toEqual([]);
  });

  it('is the rows of a calculation', () => {
    expect(missing(exchangeableWith({ emissionValues: { granularity: 'CALCULATOR' } }))).toEqual(['itemData REQUIRED']);
  });
});
