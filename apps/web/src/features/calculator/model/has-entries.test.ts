import { expect, it } from 'vitest';
import { changeScenario } from './change-scenario.ts';
import { firstScenario, hasEntries, startOfChoice } from './scenario.ts';
import { exampleScenario } from './testing/example-scenario.ts';

const start = firstScenario('a');

it('sees nothing in a form that only has rows', () => {
  expect(hasEntries(start)).toBe(false);
  expect(hasEntries(changeScenario(start, { kind: 'add', section: 'energy', id: 'b' }))).toBe(false);
});

it('sees whatever somebody entered', () => {
  expect(hasEntries(exampleScenario)).toBe(true);
  for (const values of [
    { weightKg: 0 },
    { distanceKm: Number.NaN },
    { choice: startOfChoice('Textiles') },
    { transport: { ...startOfChoice('Transport'), category: 'Truck' } },
  ]) {
    const change = { kind: 'change', section: 'rawmaterial', id: 'a', values } as const;
    expect(hasEntries(changeScenario(start, change))).toBe(true);
  }
});
