import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';
import { shortestAnswer, withValues } from './testing/complete-data.ts';

describe('differences', () => {
  it('are none between the same', () => {
    expect(differences(shortestAnswer, structuredClone(shortestAnswer))).toEqual([]);
  });

  it('are told field by field, added and removed ones too', () => {
    const after = { ...withValues({ value: 2.9, confidence: 'VERY' }), dataSources: null };
    expect(differences(shortestAnswer, after)).toEqual([
      { path: 'emissionValues.value', before: 2.63, after: 2.9 },
      { path: 'emissionValues.confidence', before: null, after: 'VERY' },
      { path: 'dataSources.primaryDataShareType', before: 'SECONDARY', after: null },
    ]);
  });

  it('do not come from another order', () => {
    const stages = [
      { stage: 'PACKAGING' as const, value: 1 },
      { stage: 'MANUFACTURING' as const, value: 2 },
    ];
    const [first, second] = [withValues({ stages }), withValues({ stages: stages.toReversed() })];
    expect(differences(first, second)).toEqual([]);
    expect(differences(first, withValues({ stages: [stages[0] ?? {}, { stage: 'MANUFACTURING', value: 3 }] }))).toEqual(
      [{ path: 'emissionValues.stages.MANUFACTURING.value', before: 2, after: 3 }],
    );
  });

  it('tell two rows of one stage apart, and documents by their names', () => {
    const twice = [
      { stage: 'OTHER' as const, value: 1 },
      { stage: 'OTHER' as const, value: 2 },
    ];
    expect(differences(withValues({ stages: twice }), withValues({ stages: twice.slice(0, 1) }))).toEqual([
      { path: 'emissionValues.stages.OTHER.2.stage', before: 'OTHER', after: null },
      { path: 'emissionValues.stages.OTHER.2.value', before: 2, after: null },
    ]);
    const document = { id: '3b0f3b86-6f0f-4d4c-8a51-6d7f9a1f2a01', name: 'epd.pdf' };
    expect(differences({}, { dataSources: { documents: [document] } })).toEqual([
      { path: 'dataSources.documents', before: null, after: ['epd.pdf'] },
    ]);
  });
});
