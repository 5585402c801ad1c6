import { describe, expect, it } from 'vitest';
import { catalogueFactors } from './factors.ts';
import { materialSpan } from './material-span.ts';

const materials = catalogueFactors.filter(({ unit }) => unit === 'kgCO₂e/kg');

describe('materialSpan', () => {
  it('is half of the first percentile to twice the last', () => {
    const impacts = materials.map(({ impact }) => impact).sort((a, b) => a - b);
    const percentile = (share: number) => impacts[Math.ceil(impacts.length * share) - 1] ?? Number.NaN;
    expect(materialSpan.min).toBeCloseTo(percentile(0.01) / 2, 10);
    expect(materialSpan.max).toBeCloseTo(percentile(0.99) * 2, 10);
  });

  it('holds all but a handful of rarities', () => {
    const outside = materials.filter(({ impact }) => impact < materialSpan.min || impact > materialSpan.max);
    expect(outside.map(({ name }) => name).sort()).toEqual([
      'Nafion',
      'PEEK',
      'Soils (closed-loop source)',
      'Tap water, France (without infrastructure)',
      'Waste-water treatment',
      'Water supply',
    ]);
  });
});
