import { lifecycleStages } from '@pcf/contract/vocabulary/emission-data';
import { describe, expect, it } from 'vitest';
import { isWithin, stagesWithin } from './stage-boundary.ts';

describe('stages and boundaries', () => {
  it('has every stage from cradle to grave, and before anybody chose', () => {
    expect(stagesWithin('CRADLE_TO_GRAVE')).toEqual(lifecycleStages);
    expect(stagesWithin(null)).toEqual(lifecycleStages);
  });

  it('ends at the gate, or begins at it as well', () => {
    expect(isWithin('RAW_MATERIAL_EXTRACTION', 'CRADLE_TO_GATE')).toBe(true);
    expect(isWithin('RAW_MATERIAL_EXTRACTION', 'GATE_TO_GATE')).toBe(false);
    for (const boundary of ['CRADLE_TO_GATE', 'GATE_TO_GATE'] as const) {
      expect(isWithin('MANUFACTURING', boundary)).toBe(true);
      expect(isWithin('CONSUMER_USE', boundary)).toBe(false);
      expect(isWithin('OTHER', boundary)).toBe(true);
    }
  });
});
