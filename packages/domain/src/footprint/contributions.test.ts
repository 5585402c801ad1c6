import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contributions } from './contributions.ts';
import { anyItems } from './testing/any-items.ts';
import { exampleFactor } from './testing/example-factor.ts';
import { traceItem, traceItems } from './trace-item.ts';

const factor = exampleFactor(2, 'kgCO₂e/kg');

function traceOf(...weights: readonly (number | null)[]) {
  return weights.flatMap((weightKg, index) =>
    traceItem('rawmaterial', { id: `${index}`, factor, weightKg, transport: null }),
  );
}

describe('contributions', () => {
  it('puts the largest first, with its share of the total', () => {
    const found = contributions(traceOf(1, 5, 2)).map(({ row, share }) => [row.itemId, share]);
    expect(found).toEqual([
      ['1', 0.625],
      ['2', 0.25],
      ['0', 0.125],
    ]);
  });

  it('leaves equal ones in their order', () => {
    expect(contributions(traceOf(1, 2, 1, 2)).map(({ row }) => row.itemId)).toEqual(['1', '3', '0', '2']);
  });

  it('leaves out what adds nothing', () => {
    expect(contributions(traceOf(null, 3, 0)).map(({ row }) => row.itemId)).toEqual(['1']);
  });

  it.each([
    ['no rows', []],
    ['rows that add nothing', traceOf(null, 0)],
  ])('is empty for %s', (_what, trace) => {
    expect(contributions(trace)).toEqual([]);
  });

  it('is empty where more is taken out of the air than goes into it', () => {
    const wood = exampleFactor(-3, 'kgCO₂e/kg');
    const trace = traceItem('rawmaterial', { id: 'wood', factor: wood, weightKg: 1, transport: null });
    expect(contributions([...traceOf(1), ...trace])).toEqual([]);
  });

  it('is empty where the total is beyond every number', () => {
    expect(contributions(traceOf(1e308))).toEqual([]);
  });

  it('has shares that add up to the whole', () => {
    fc.assert(
      fc.property(anyItems.map(traceItems), (trace) => {
        const shares = contributions(trace).map(({ share }) => share);
        if (shares.length > 0) expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
        expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      }),
    );
  });
});
