import { expect, it } from 'vitest';
import { choiceOf } from '../../../exchange/factor-field/factor-choice.ts';
import { emptyRow, firstScenario } from '../model/scenario.ts';
import { exampleFactor, exampleScenario } from '../model/testing/example-scenario.ts';
import { countedSections, itemsIncluded } from './results-panel.tsx';

it('counts what has a factor and an amount', () => {
  expect(countedSections.map((section) => itemsIncluded(exampleScenario, section))).toEqual([1, 1, 1]);
  expect(countedSections.map((section) => itemsIncluded(firstScenario('a'), section))).toEqual([0, 0, 0]);
});

it.each([
  [null, 0],
  [Number.NaN, 0],
  [0, 0],
  [-1, 0],
  [0.001, 1],
])('with a weight of %s, %i item is included', (weightKg, count) => {
  const choice = choiceOf(exampleFactor('ABS', 3.1, 'kgCO₂e/kg'));
  const scenario = { ...firstScenario('a'), packaging: [{ ...emptyRow('packaging', 'b'), choice, weightKg }] };
  expect(itemsIncluded(scenario, 'packaging')).toBe(count);
});

it('does not count an amount without a factor, nor a distance instead of an amount', () => {
  const row = emptyRow('energy', 'a');
  const choice = choiceOf(exampleFactor('Mix', 0.5, 'kgCO₂e/kWh'));
  const energy = [
    { ...row, amountKwh: 2 },
    { ...row, choice, distanceKm: 2 },
  ];
  expect(itemsIncluded({ ...firstScenario('a'), energy }, 'energy')).toBe(0);
});
