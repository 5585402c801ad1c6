import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import type { FootprintItems } from './footprint-item.ts';
import { anyItems, anyMaterial } from './testing/any-items.ts';
import { exampleFactor } from './testing/example-factor.ts';

const abs = exampleFactor(3.1, 'kgCO₂e/kg', 'Abs');
const truck = exampleFactor(0.00008405, 'kgCO₂e/kg*km', 'Truck');
const paper = exampleFactor(0.92, 'kgCO₂e/kg', 'Paper');
const electricity = exampleFactor(0.484149197, 'kgCO₂e/kWh', 'Global electricity mix');
const train = exampleFactor(0.0000256, 'kgCO₂e/kg*km', 'Freight train');
const ship = exampleFactor(0.0000161, 'kgCO₂e/kg*km', 'Container ship');

const product: FootprintItems = {
  rawmaterial: [{ id: 'a', factor: abs, weightKg: 0.8, transport: { factor: truck, distanceKm: 500 } }],
  packaging: [{ id: 'b', factor: paper, weightKg: 0.05, transport: null }],
  energy: [{ id: 'c', factor: electricity, amountKwh: 2 }],
  transportBetweenSites: [{ id: 'd', factor: train, distanceKm: 300, weightKg: 0.8 }],
  transport: [{ id: 'e', factor: ship, distanceKm: 10_000, weightKg: 1 }],
};

const nothing: FootprintItems = {
  rawmaterial: [],
  packaging: [],
  energy: [],
  transportBetweenSites: [],
  transport: [],
};

describe('calculate', () => {
  it('gives every digit of a product with something in each section', () => {
    expect(calculate(product).result).toEqual({
      material: '2.55962',
      production: '0.974442394',
      distribution: '0.161',
      total: '3.695062394',
    });
  });

  it('shows each multiplication behind it', () => {
    expect(calculate(product).trace).toEqual([
      {
        section: 'rawmaterial',
        itemId: 'a',
        kind: 'quantity',
        factor: abs,
        quantity: '0.8',
        unit: 'kg',
        impact: '3.1',
        kgCo2e: '2.48',
      },
      {
        section: 'rawmaterial',
        itemId: 'a',
        kind: 'transport',
        factor: truck,
        distanceKm: '500',
        weightKg: '0.8',
        tonnes: '0.0008',
        impactPerTonneKm: '0.08405',
        kgCo2e: '0.03362',
      },
      {
        section: 'packaging',
        itemId: 'b',
        kind: 'quantity',
        factor: paper,
        quantity: '0.05',
        unit: 'kg',
        impact: '0.92',
        kgCo2e: '0.046',
      },
      {
        section: 'energy',
        itemId: 'c',
        kind: 'quantity',
        factor: electricity,
        quantity: '2',
        unit: 'kWh',
        impact: '0.484149197',
        kgCo2e: '0.968298394',
      },
      {
        section: 'transportBetweenSites',
        itemId: 'd',
        kind: 'transport',
        factor: train,
        distanceKm: '300',
        weightKg: '0.8',
        tonnes: '0.0008',
        impactPerTonneKm: '0.0256',
        kgCo2e: '0.006144',
      },
      {
        section: 'transport',
        itemId: 'e',
        kind: 'transport',
        factor: ship,
        distanceKm: '10000',
        weightKg: '1',
        tonnes: '0.001',
        impactPerTonneKm: '0.0161',
        kgCo2e: '0.161',
      },
    ]);
  });

  it('gives zero for nothing', () => {
    expect(calculate(nothing)).toEqual({
      result: { material: '0', production: '0', distribution: '0', total: '0' },
      trace: [],
    });
  });

  it('does not drift where binary fractions would', () => {
    const tenth = { id: 'a', factor: exampleFactor(0.1, 'kgCO₂e/kg'), weightKg: 1, transport: null };
    expect(calculate({ ...nothing, rawmaterial: Array(3).fill(tenth) }).result.total).toBe('0.3');
  });

  it('changes no other row of the trace when a row is added', () => {
    fc.assert(
      fc.property(anyItems, anyMaterial, fc.nat(), (items, added, place) => {
        const rawmaterial = items.rawmaterial.toSpliced(place % (items.rawmaterial.length + 1), 0, added);
        const others = calculate({ ...items, rawmaterial }).trace.filter(({ itemId }) => itemId !== added.id);
        expect(others).toEqual(calculate(items).trace);
      }),
    );
  });

  it('gives the same text whatever the order of the rows', () => {
    const withAnyOrder = anyItems.chain((items) =>
      fc.tuple(
        fc.constant(items),
        fc.record({
          rawmaterial: anyOrderOf(items.rawmaterial),
          packaging: anyOrderOf(items.packaging),
          energy: anyOrderOf(items.energy),
          transportBetweenSites: anyOrderOf(items.transportBetweenSites),
          transport: anyOrderOf(items.transport),
        }),
      ),
    );
    fc.assert(
      fc.property(withAnyOrder, ([items, reordered]) => {
        expect(calculate(reordered).result).toEqual(calculate(items).result);
      }),
    );
  });

  it('has rows in the order of the form, each of them of an item that was given', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const given = emissionDataItemTypes.flatMap((section) => items[section].map(({ id }) => `${section} ${id}`));
        const traced = calculate(items).trace.map(({ section, itemId }) => `${section} ${itemId}`);
        expect([...new Set(traced)]).toEqual([...new Set(given)]);
      }),
    );
  });
});

function anyOrderOf<Item>(items: readonly Item[]): fc.Arbitrary<Item[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length });
}
