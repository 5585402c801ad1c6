import type { Standard } from '@pcf/contract/vocabulary/methods';
import { describe, expect, it } from 'vitest';
import { carriedOver } from './carried-over.ts';
import { relevantData } from './relevant-data.ts';
import { requiredFields } from './required-fields.ts';
import { shortestAnswer, withValues } from './testing/complete-data.ts';
import { exampleRows } from './testing/item-rows.ts';

describe('relevantData', () => {
  it('adds what follows from the answers', () => {
    expect(relevantData(shortestAnswer, null)).toEqual({
      data: {
        emissionValues: {
          granularity: 'PRODUCT',
          subjectType: 'PRODUCT',
          value: 2.63,
          unit: 'KG',
          unitAmount: 1,
          referenceYear: 2025,
          referencePeriodStart: '2025-01',
          referencePeriodEnd: '2025-12',
          lifecycleBoundary: 'CRADLE_TO_GATE',
          scopes: 'SCOPE_1_2_3',
        },
        dataSources: { primaryDataShareType: 'SECONDARY', shareOfPrimaryDataInEmissionFactor: 0 },
        methodologies: { standards: ['ISO_14067'] },
      },
      itemData: null,
    });
  });

  it('leaves out what belongs to a choice that was not made', () => {
    const { data, itemData } = relevantData(
      {
        ...withValues({
          unitText: 'barrel',
          stages: [{ stage: 'PACKAGING', value: 1 }],
          companyShare: { sharePercent: 2 },
          unavailableReason: 'none',
          productMassKg: 4,
        }),
        dataSources: { primaryDataShareType: 'PRIMARY', shareOfPrimaryDataInEmissionFactor: 40, countries: ['DEU'] },
        verificationData: { verified: false, provider: 'SGS', date: '2026-01-01' },
        reductionPlan: { hasPlan: 'NO', targetPercent: 30 },
      },
      exampleRows,
    );
    expect(itemData).toBeNull();
    expect(data.emissionValues).not.toHaveProperty('unitText');
    expect(data.emissionValues).not.toHaveProperty('stages');
    expect(data.emissionValues).not.toHaveProperty('companyShare');
    expect(data.emissionValues).not.toHaveProperty('unavailableReason');
    expect(data.emissionValues).not.toHaveProperty('productMassKg');
    expect(data.dataSources).toEqual({ primaryDataShareType: 'PRIMARY', shareOfPrimaryDataInEmissionFactor: 100 });
    expect(data.verificationData).toEqual({ verified: false });
    expect(data.reductionPlan).toEqual({ hasPlan: 'NO' });
  });

  it('says nothing but why where there are no data', () => {
    const data = { ...withValues({ granularity: 'UNAVAILABLE', unavailableReason: 'No study yet' }), comment: 'Sorry' };
    expect(relevantData(data, exampleRows)).toEqual({
      data: { comment: 'Sorry', emissionValues: { granularity: 'UNAVAILABLE', unavailableReason: 'No study yet' } },
      itemData: null,
    });
  });

  it('calculates, with the calculator as its standard', () => {
    const { data, itemData } = relevantData(
      { ...withValues({ granularity: 'CALCULATOR', value: 99 }), methodologies: null },
      exampleRows,
    );
    expect(data.emissionValues?.value).toBe(3.695062394);
    expect(data.methodologies).toEqual({ standards: ['CALCULATOR'] });
    expect(itemData).toEqual(exampleRows);
  });

  it('says that the standard is not known only where none is named, and never of a calculation', () => {
    const standardsOf = (standards: Standard[], granularity: 'PRODUCT' | 'CALCULATOR' = 'PRODUCT') =>
      relevantData({ ...withValues({ granularity }), methodologies: { standards } }, exampleRows).data.methodologies
        ?.standards;
    expect(standardsOf(['UNKNOWN'])).toEqual(['UNKNOWN']);
    expect(standardsOf(['UNKNOWN', 'PAS_2050'])).toEqual(['PAS_2050']);
    expect(standardsOf(['UNKNOWN'], 'CALCULATOR')).toEqual(['CALCULATOR']);
    expect(standardsOf(['PACT', 'UNKNOWN'], 'CALCULATOR')).toEqual(['PACT']);
  });

  it('takes what a calculation rests on from its rows, whatever was typed', () => {
    const { data } = relevantData(
      {
        ...withValues({ granularity: 'CALCULATOR' }),
        dataSources: {
          primaryDataShareType: 'BOTH',
          shareOfPrimaryDataInEmissionFactor: 65,
          geographicGranularity: 'COUNTRY',
          countries: ['DEU'],
        },
      },
      exampleRows,
    );
    expect(data.dataSources).toEqual({
      primaryDataShareType: 'SECONDARY',
      shareOfPrimaryDataInEmissionFactor: 0,
      geographicGranularity: 'COUNTRY',
      countries: ['DEU'],
    });
    const silent = relevantData({ ...withValues({ granularity: 'CALCULATOR' }), dataSources: null }, exampleRows);
    expect(silent.data.dataSources).toEqual({
      primaryDataShareType: 'SECONDARY',
      shareOfPrimaryDataInEmissionFactor: 0,
    });
    expect(requiredFields({ ...silent.data, dataSources: null }, exampleRows).filter(({ filled }) => !filled)).toEqual(
      [],
    );
  });

  it('shares a company out to one unit', () => {
    const { data } = relevantData(withValues({ granularity: 'SHARE_COMPANY', unitAmount: 100 }), null);
    expect(data.emissionValues).toMatchObject({ unitAmount: 1, subjectType: 'COMPANY' });
  });

  it('changes nothing the second time', () => {
    const once = relevantData(withValues({ granularity: 'CALCULATOR' }), exampleRows);
    expect(relevantData(once.data, once.itemData)).toEqual(once);
  });
});

describe('carriedOver', () => {
  it('asks anew whether the data are verified', () => {
    const verified = { ...shortestAnswer, verificationData: { verified: true, provider: 'SGS' as const } };
    expect(carriedOver(verified).verificationData).toEqual({ verified: null, provider: 'SGS' });
    expect(carriedOver(shortestAnswer)).toBe(shortestAnswer);
  });
});
