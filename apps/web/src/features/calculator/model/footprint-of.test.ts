import { calculate } from '@pcf/domain/footprint/calculate';
import { expect, it } from 'vitest';
import { changeScenario } from './change-scenario.ts';
import { footprintOf, traceOf } from './footprint-of.ts';
import { firstScenario } from './scenario.ts';
import { exampleScenario } from './testing/example-scenario.ts';

it('adds up to the last digit', () => {
  expect(footprintOf(exampleScenario).result).toEqual({
    material: '2.55962',
    production: '0.974442394',
    distribution: '0.161',
    total: '3.695062394',
  });
});

it('is what the calculation gives for the same items, with 1 kg on its way to the customer', () => {
  const item = ({ id, choice, transport, ...row }: (typeof exampleScenario.rawmaterial)[number]) => ({
    ...row,
    id,
    factor: choice.factor,
    transport: transport && { factor: transport.factor, distanceKm: row.distanceKm },
  });
  const { rawmaterial, packaging, energy, transportBetweenSites, transport } = exampleScenario;
  expect(footprintOf(exampleScenario)).toEqual(
    calculate({
      rawmaterial: rawmaterial.map(item),
      packaging: packaging.map(item),
      energy: energy.map(item),
      transportBetweenSites: transportBetweenSites.map(item),
      transport: transport.map((row) => ({ ...item(row), weightKg: 1 })),
    }),
  );
});

it('is nothing for a form that nobody has filled in', () => {
  expect(footprintOf(firstScenario('a')).result.total).toBe('0');
});

it('computes only the row that changed', () => {
  const changed = changeScenario(exampleScenario, {
    kind: 'change',
    section: 'energy',
    id: 'c',
    values: { amountKwh: 3 },
  });
  const [before, after] = [footprintOf(exampleScenario), footprintOf(changed)];
  expect(after.result.production).toBe('1.458591591');
  expect(after.trace.filter((row) => !before.trace.includes(row)).map(({ itemId }) => itemId)).toEqual(['c']);
});

it('counts what a row and its transport add', () => {
  const [row] = exampleScenario.rawmaterial;
  expect(row && traceOf('rawmaterial', row).map(({ kgCo2e }) => kgCo2e)).toEqual(['2.48', '0.03362']);
});
