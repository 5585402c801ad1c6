import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import { describe, expect, it } from 'vitest';
import { type CalculatorAction, changeCalculator, startOfCalculator } from '../use-calculator.ts';
import { changeScenario } from './change-scenario.ts';
import { firstScenario, hasEntries, newRowId, type Scenario, startOfChoice } from './scenario.ts';
import { exampleScenario } from './testing/example-scenario.ts';

describe('calculator state', () => {
  const after = (...actions: CalculatorAction[]) => actions.reduce(changeCalculator, startOfCalculator('first'));
  const idsOf = (scenarios: readonly Scenario[]) =>
    scenarios.flatMap((scenario) => emissionDataItemTypes.flatMap((section) => scenario[section].map(({ id }) => id)));
  const shape = (scenario: Scenario | undefined) =>
    scenario && emissionDataItemTypes.map((section) => scenario[section].map(({ id, ...row }) => row));

  const load: CalculatorAction = { kind: 'replaceAll', scenarios: [exampleScenario] };
  const weigh = (index: number, id: string): CalculatorAction => ({
    kind: 'change',
    index,
    change: { kind: 'change', section: 'rawmaterial', id, values: { weightKg: 7 } },
  });

  it('begins with one empty raw material', () => {
    const { scenarios } = after();
    expect(idsOf(scenarios)).toEqual(['first']);
    expect(scenarios[0]?.rawmaterial).toHaveLength(1);
  });

  it('leaves every row alone that a change does not mean', () => {
    const before = after(
      { kind: 'change', index: 0, change: { kind: 'add', section: 'rawmaterial', id: 'second' } },
      { kind: 'change', index: 0, change: { kind: 'add', section: 'energy', id: 'power' } },
      { kind: 'compare' },
    );
    const { scenarios } = changeCalculator(before, weigh(0, 'second'));
    expect(scenarios[1]).toBe(before.scenarios[1]);
    expect(scenarios[0]?.energy).toBe(before.scenarios[0]?.energy);
    expect(scenarios[0]?.rawmaterial[0]).toBe(before.scenarios[0]?.rawmaterial[0]);
    expect(scenarios[0]?.rawmaterial[1]).toMatchObject({ id: 'second', weightKg: 7 });
  });

  it('compares with a copy that changes on its own', () => {
    const compared = after(load, { kind: 'compare' });
    expect(shape(compared.scenarios[1])).toEqual(shape(compared.scenarios[0]));
    const [id = ''] = idsOf(compared.scenarios.slice(1));
    const { scenarios } = changeCalculator(compared, weigh(1, id));
    expect(scenarios.map(({ rawmaterial }) => rawmaterial[0]?.weightKg)).toEqual([0.8, 7]);
  });

  it('compares no more than two', () => {
    const compared = after({ kind: 'compare' });
    expect(changeCalculator(compared, { kind: 'compare' })).toBe(compared);
  });

  it('gives every row an id of its own, however often rows are copied', () => {
    const { scenarios } = after(
      load,
      { kind: 'compare' },
      { kind: 'stopComparing', keepIndex: 1 },
      { kind: 'compare' },
      { kind: 'change', index: 1, change: { kind: 'add', section: 'energy', id: newRowId() } },
      { kind: 'change', index: 0, change: { kind: 'add', section: 'energy', id: newRowId() } },
    );
    const ids = idsOf(scenarios);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(12);
  });

  it('keeps the scenario that was chosen, and puts both back', () => {
    const compared = after(load, { kind: 'compare' });
    const ended = changeCalculator(compared, { kind: 'stopComparing', keepIndex: 1 });
    expect(ended.scenarios).toEqual([compared.scenarios[1]]);
    expect(changeCalculator(ended, { kind: 'putBack' }).scenarios).toEqual(compared.scenarios);
  });

  it('puts the other scenario back beside what was changed since', () => {
    const ended = after({ kind: 'compare' }, { kind: 'stopComparing', keepIndex: 0 }, weigh(0, 'first'));
    const { scenarios } = changeCalculator(ended, { kind: 'putBack' });
    expect(scenarios.map(({ rawmaterial }) => rawmaterial[0]?.weightKg)).toEqual([7, null]);
  });

  it('puts back what a link replaced', () => {
    const before = after(weigh(0, 'first'));
    const replaced = changeCalculator(before, load);
    expect(shape(replaced.scenarios[0])).toEqual(shape(exampleScenario));
    expect(changeCalculator(replaced, { kind: 'putBack' }).scenarios).toBe(before.scenarios);
  });

  it('removes a row and restores it in its place', () => {
    const filled = after(
      { kind: 'change', index: 0, change: { kind: 'add', section: 'rawmaterial', id: 'second' } },
      weigh(0, 'first'),
    );
    const [row] = filled.scenarios[0]?.rawmaterial ?? [];
    if (row === undefined) throw new Error('The first row is missing.');
    const removed = changeCalculator(filled, {
      kind: 'change',
      index: 0,
      change: { kind: 'remove', section: 'rawmaterial', id: 'first' },
    });
    expect(idsOf(removed.scenarios)).toEqual(['second']);
    const restored = changeCalculator(removed, {
      kind: 'change',
      index: 0,
      change: { kind: 'restore', section: 'rawmaterial', row, at: 0 },
    });
    expect(idsOf(restored.scenarios)).toEqual(['first', 'second']);
    expect(restored.scenarios[0]?.rawmaterial[0]).toBe(row);
  });
});

describe('has entries', () => {
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
});
