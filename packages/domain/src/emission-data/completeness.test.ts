import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { emissionUnits } from '@pcf/contract/vocabulary/emission-data';
import { describe, expect, it } from 'vitest';
import { findings } from './completeness.ts';
import { requiredFields } from './required-fields.ts';
import { shortestAnswer, withValues } from './testing/complete-data.ts';
import { exampleRows } from './testing/item-rows.ts';
import { latestValidity } from './validity.ts';

const judged = (data: EmissionData, rows: Parameters<typeof findings>[1] = null) =>
  findings(data, rows, { currentYear: 2026 }).map(({ path, code }) => `${path} ${code}`);

describe('the shortest honest answer', () => {
  it('has seven fields and lacks nothing', () => {
    expect(requiredFields(shortestAnswer, null).map(({ path }) => path)).toEqual([
      'emissionValues.granularity',
      'emissionValues.value',
      'emissionValues.unit',
      'emissionValues.referenceYear',
      'emissionValues.lifecycleBoundary',
      'dataSources.primaryDataShareType',
      'methodologies.standards',
    ]);
    expect(judged(shortestAnswer)).toEqual([]);
  });

  it('lacks nothing where the standard is not known', () => {
    expect(judged({ ...shortestAnswer, methodologies: { standards: ['UNKNOWN'] } })).toEqual([]);
  });

  it('has an eighth where a unit says nothing about a mass', () => {
    const asking = emissionUnits.filter((unit) =>
      requiredFields(withValues({ unit }), null).some(({ path }) => path === 'emissionValues.productMassKg'),
    );
    expect(asking).toEqual(['M2', 'M3', 'DIMENSIONLESS', 'OTHER']);
  });

  it('lacks each field that is left out, on the step that asks for it', () => {
    expect(findings({}, null, { currentYear: 2026 })).toEqual([
      { path: 'emissionValues.granularity', code: 'REQUIRED', step: 'emissions' },
      { path: 'emissionValues.value', code: 'REQUIRED', step: 'emissions' },
      { path: 'emissionValues.unit', code: 'REQUIRED', step: 'emissions' },
      { path: 'emissionValues.referenceYear', code: 'REQUIRED', step: 'emissions' },
      { path: 'emissionValues.lifecycleBoundary', code: 'REQUIRED', step: 'emissions' },
      { path: 'dataSources.primaryDataShareType', code: 'REQUIRED', step: 'data' },
      { path: 'methodologies.standards', code: 'REQUIRED', step: 'methods' },
    ]);
  });
});

describe('findings by granularity', () => {
  it('UNAVAILABLE needs its reason alone', () => {
    expect(judged({ emissionValues: { granularity: 'UNAVAILABLE' } })).toEqual([
      'emissionValues.unavailableReason REQUIRED',
    ]);
    expect(judged({ emissionValues: { granularity: 'UNAVAILABLE', unavailableReason: 'No study yet' } })).toEqual([]);
  });

  it('stages need a name and a value, detailed ones a scope, and lie within the boundary', () => {
    expect(judged(withValues({ granularity: 'LIFECYCLE' }))).toEqual(['emissionValues.stages REQUIRED']);
    const rows = [{ stage: 'OTHER', value: 1 } as const, { stage: 'CONSUMER_USE', value: null } as const];
    expect(judged(withValues({ granularity: 'DETAILED_LIFECYCLE', stages: rows }))).toEqual([
      'emissionValues.stages.0.stageText REQUIRED',
      'emissionValues.stages.0.scope REQUIRED',
      'emissionValues.stages.1.scope REQUIRED',
      'emissionValues.stages.1.value REQUIRED',
      'emissionValues.stages.1.stage INVALID_VALUE',
    ]);
  });

  it('a calculation needs a row, and every row what it is calculated from; its standard is preset', () => {
    const data = { ...withValues({ granularity: 'CALCULATOR', value: null }), methodologies: {} };
    expect(judged(data)).toEqual(['itemData REQUIRED']);
    expect(judged(data, exampleRows)).toEqual([]);
    const half = { rawmaterial: [{ id: 'a', weight: 5, distance: 20 }], energy: [{ id: 'b' }] };
    expect(judged(data, half)).toEqual([
      'itemData.rawmaterial.0.emissionfactor REQUIRED',
      'itemData.rawmaterial.0.transportemissionfactor REQUIRED',
      'itemData.energy.0.emissionfactor REQUIRED',
      'itemData.energy.0.amount REQUIRED',
    ]);
  });

  it('a share of the company needs its working', () => {
    const lacking = judged(withValues({ granularity: 'SHARE_COMPANY', companyShare: { sharePercent: 3 } }));
    expect(lacking).toEqual(
      ['companyEmissionsTonnes', 'unitsSold', 'basis', 'year', 'scopes'].map(
        (field) => `emissionValues.companyShare.${field} REQUIRED`,
      ),
    );
  });
});

describe('what a chosen answer asks for', () => {
  it.each<[string, EmissionData, string[]]>([
    [
      'BOTH asks for the share',
      { dataSources: { primaryDataShareType: 'BOTH' } },
      ['dataSources.shareOfPrimaryDataInEmissionFactor'],
    ],
    [
      'OTHER asks for a text in every list',
      {
        dataSources: { primaryDataShareType: 'NONE', emissionFactorSources: [{ source: 'OTHER' }] },
        methodologies: { standards: ['OTHER'], impactMethodology: 'OTHER', allocationMethods: ['OTHER'] },
      },
      [
        'dataSources.emissionFactorSources.0.sourceText',
        'methodologies.standardText',
        'methodologies.impactMethodologyText',
        'methodologies.allocationMethodText',
      ],
    ],
    [
      'a geography asks where',
      { dataSources: { primaryDataShareType: 'NONE', geographicGranularity: 'COUNTRY' } },
      ['dataSources.countries'],
    ],
    [
      'verified asks for all of it, documents included',
      { verificationData: { verified: true, provider: 'OTHER' } },
      ['providerText', 'standard', 'date', 'coverage', 'level', 'documents'].map(
        (field) => `verificationData.${field}`,
      ),
    ],
    [
      'ratings come in threes',
      { dataSources: { primaryDataShareType: 'NONE', dataQuality: { temporal: 2 } } },
      ['dataSources.dataQuality.technological', 'dataSources.dataQuality.geographical'],
    ],
    [
      'more than 5 % left out asks why',
      { methodologies: { standards: ['PACT'], exemptedEmissionsPercent: 5.1 } },
      ['methodologies.exemptedEmissionsReason'],
    ],
  ])('%s', (_, given, lacking) => {
    expect(judged({ ...shortestAnswer, ...given })).toEqual(lacking.map((path) => `${path} REQUIRED`));
  });
});

describe('what cannot be', () => {
  it('a value below zero without removals', () => {
    expect(judged(withValues({ value: -1 }))).toEqual(['emissionValues.value TOO_SMALL']);
    expect(judged(withValues({ value: -1, breakdown: { ccs: -2, fossil: 1 } }))).toEqual([]);
  });

  it('a year to come, a period that ends before it begins, a company that is one product', () => {
    expect(judged(withValues({ referenceYear: 2027 }))).toEqual(['emissionValues.referenceYear TOO_LARGE']);
    expect(judged(withValues({ referencePeriodStart: '2025-06', referencePeriodEnd: '2025-05' }))).toEqual([
      'emissionValues.referencePeriodEnd INVALID_VALUE',
    ]);
    expect(judged(withValues({ subjectType: 'COMPANY' }))).toEqual(['emissionValues.subjectType INVALID_VALUE']);
  });

  it('data that hold for more than three years after their period', () => {
    const until = (validUntil: string) => judged({ ...shortestAnswer, exchange: { validUntil } });
    expect(latestValidity(shortestAnswer.emissionValues ?? {})).toBe('2028-12-31');
    expect(latestValidity({ referencePeriodEnd: '2024-02' })).toBe('2027-02-28');
    expect(until('2028-12-31')).toEqual([]);
    expect(until('2029-01-01')).toEqual(['exchange.validUntil TOO_LARGE']);
  });
});
