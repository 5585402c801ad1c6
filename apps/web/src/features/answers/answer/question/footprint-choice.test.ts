import { findings } from '@pcf/domain/emission-data/completeness';
import { describe, expect, it } from 'vitest';
import { choiceOf, presetsOf } from './footprint-choice.ts';

const today = '2026-11-19';

describe('what somebody has of a footprint', () => {
  it('is told by what a draft says already', () => {
    expect(choiceOf(undefined)).toBeNull();
    expect(choiceOf('PRODUCT')).toBe('FIGURE');
    expect(choiceOf('CALCULATOR')).toBe('CALCULATE');
    expect(choiceOf('SHARE_COMPANY')).toBe('DETAIL');
    expect(choiceOf('UNAVAILABLE')).toBe('DETAIL');
  });

  it('presets everything beside one figure, so that only the figure is missing', () => {
    const preset = presetsOf('FIGURE', {}, today);
    expect(preset).toEqual({
      granularity: 'PRODUCT',
      unit: 'KG',
      referenceYear: 2025,
      lifecycleBoundary: 'CRADLE_TO_GATE',
      primaryDataShareType: 'NONE',
      standards: ['UNKNOWN'],
    });
    const { primaryDataShareType, standards, ...emissionValues } = preset;
    const data = {
      emissionValues,
      dataSources: { primaryDataShareType },
      methodologies: { standards: [...(standards ?? [])] },
    };
    expect(findings(data, null, { currentYear: 2026 }).map(({ path }) => path)).toEqual(['emissionValues.value']);
  });

  it('changes nothing that was said before', () => {
    const said = {
      emissionValues: {
        unit: 'DIMENSIONLESS',
        referenceYear: 2023,
        lifecycleBoundary: 'CRADLE_TO_GRAVE',
      },
      dataSources: { primaryDataShareType: 'PRIMARY' },
      methodologies: { standards: ['PACT' as const] },
    } as const;
    const data = { ...said, methodologies: { standards: [...said.methodologies.standards] } };
    expect(presetsOf('FIGURE', data, today)).toEqual({ granularity: 'PRODUCT' });
    expect(presetsOf('CALCULATE', data, today)).toEqual({ granularity: 'CALCULATOR' });
    expect(presetsOf('DETAIL', { emissionValues: { granularity: 'SHARE_COMPANY' } }, today)).toEqual({
      granularity: 'SHARE_COMPANY',
    });
  });

  it('takes back the standard that followed from another choice', () => {
    const asked = (standards: ('UNKNOWN' | 'CALCULATOR')[], choice: 'FIGURE' | 'CALCULATE' | 'DETAIL') =>
      presetsOf(choice, { methodologies: { standards } }, today).standards;
    expect(asked(['UNKNOWN'], 'CALCULATE')).toEqual(['CALCULATOR']);
    expect(asked(['CALCULATOR'], 'FIGURE')).toEqual(['UNKNOWN']);
    expect(asked(['CALCULATOR'], 'DETAIL')).toEqual([]);
    expect(asked(['UNKNOWN'], 'DETAIL')).toBeUndefined();
  });
});
