import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MaterialItem } from './footprint-item.ts';
import { anyMaterial } from './testing/any-items.ts';
import { exampleFactor } from './testing/example-factor.ts';
import { traceItem } from './trace-item.ts';

const material = exampleFactor(3.1, 'kgCO₂e/kg');
const electricity = exampleFactor(0.5, 'kgCO₂e/kWh');
const truck = exampleFactor(0.00008405, 'kgCO₂e/kg*km');

/** Amounts and what they count as. */
const nonsense = [
  ['zero', 0],
  ['missing', null],
  ['no number', Number.NaN],
  ['negative', -1],
  ['infinite', Number.POSITIVE_INFINITY],
  ['below every number', Number.NEGATIVE_INFINITY],
] as const;

describe('traceItem', () => {
  it.each(nonsense)('counts a weight that is %s as 0', (_what, weightKg) => {
    const transport = { factor: truck, distanceKm: 500 };
    const [own, way] = traceItem('rawmaterial', { id: 'a', factor: material, weightKg, transport });
    expect(own).toMatchObject({ quantity: '0', impact: '3.1', kgCo2e: '0' });
    expect(way).toMatchObject({ weightKg: '0', tonnes: '0', distanceKm: '500', kgCo2e: '0' });
  });

  it.each(nonsense)('counts an amount of energy that is %s as 0', (_what, amountKwh) => {
    const [row] = traceItem('energy', { id: 'a', factor: electricity, amountKwh });
    expect(row).toMatchObject({ quantity: '0', unit: 'kWh', kgCo2e: '0' });
  });

  it.each(nonsense)('counts a distance that is %s as 0', (_what, distanceKm) => {
    const [row] = traceItem('transport', { id: 'a', factor: truck, distanceKm, weightKg: 1 });
    expect(row).toMatchObject({ distanceKm: '0', weightKg: '1', kgCo2e: '0' });
  });

  it.each([
    ['unknown', null],
    ['of energy', electricity],
    ['of transport', truck],
    ['without a number', exampleFactor(Number.NaN, 'kgCO₂e/kg')],
    ['without an end', exampleFactor(Number.POSITIVE_INFINITY, 'kgCO₂e/kg')],
  ])('counts a factor of material that is %s as 0', (_what, factor) => {
    const [row] = traceItem('packaging', { id: 'a', factor, weightKg: 2, transport: null });
    expect(row).toMatchObject({ quantity: '2', impact: '0', kgCo2e: '0', factor });
  });

  it.each([
    ['unknown', null],
    ['of material', material],
    ['of transport', truck],
  ])('counts a factor of energy that is %s as 0', (_what, factor) => {
    const [row] = traceItem('energy', { id: 'a', factor, amountKwh: 2 });
    expect(row).toMatchObject({ quantity: '2', impact: '0', kgCo2e: '0' });
  });

  it.each([
    ['unknown', null],
    ['of material', material],
    ['of energy', electricity],
  ])('counts a factor of transport that is %s as 0', (_what, factor) => {
    const [row] = traceItem('transportBetweenSites', { id: 'a', factor, distanceKm: 300, weightKg: 2 });
    expect(row).toMatchObject({ distanceKm: '300', tonnes: '0.002', impactPerTonneKm: '0', kgCo2e: '0' });
  });

  it('has no transport of a material where none is counted', () => {
    expect(traceItem('rawmaterial', { id: 'a', factor: material, weightKg: 2, transport: null })).toHaveLength(1);
  });

  it('takes off what a factor takes out of the air', () => {
    const factor = exampleFactor(-1.2, 'kgCO₂e/kg');
    const [row] = traceItem('rawmaterial', { id: 'a', factor, weightKg: 0.5, transport: null });
    expect(row).toMatchObject({ impact: '-1.2', kgCo2e: '-0.6' });
    const [empty] = traceItem('rawmaterial', { id: 'a', factor, weightKg: null, transport: null });
    expect(empty).toMatchObject({ kgCo2e: '0' });
  });

  it.each([
    [1e-9, '0.000000001', '0.0000000031'],
    [1e9, '1000000000', '3100000000'],
    [1e21, '1000000000000000000000', '3100000000000000000000'],
    [123456789.123456, '123456789.123456', '382716046.2827136'],
  ])('keeps every digit of %d kg', (weightKg, quantity, kgCo2e) => {
    const [row] = traceItem('rawmaterial', { id: 'a', factor: material, weightKg, transport: null });
    expect(row).toMatchObject({ quantity, kgCo2e });
  });

  it.each([
    [1e-9, 1e-9, '0.000000000001', '0.00000000000000000000008405'],
    [1e9, 1e9, '1000000', '84050000000000'],
  ])('keeps every digit of %d km with %d kg', (distanceKm, weightKg, tonnes, kgCo2e) => {
    const [row] = traceItem('transport', { id: 'a', factor: truck, distanceKm, weightKg });
    expect(row).toMatchObject({ tonnes, impactPerTonneKm: '0.08405', kgCo2e });
  });

  it('never writes powers of ten', () => {
    fc.assert(
      fc.property(anyMaterial, (item) => {
        for (const row of traceItem('rawmaterial', item)) {
          const { section: _section, itemId: _itemId, factor: _factor, kind: _kind, ...figures } = row;
          for (const figure of Object.values(figures)) expect(figure).toMatch(/^(-?\d+(\.\d+)?|kg)$/);
        }
      }),
    );
  });

  it('grows with the weight: k times as heavy is exactly k times as much', () => {
    const thousandths = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(anyMaterial, thousandths, fc.integer({ min: 1, max: 10_000 }), (item, weight, k) => {
        const once = resultsOf({ ...item, weightKg: weight / 1000 });
        const kTimes = resultsOf({ ...item, weightKg: (weight * k) / 1000 });
        expect(kTimes).toEqual(once.map((kgCo2e) => Big(kgCo2e).times(k).toFixed()));
      }),
    );
  });
});

function resultsOf(item: MaterialItem): string[] {
  return traceItem('rawmaterial', item).map(({ kgCo2e }) => kgCo2e);
}
