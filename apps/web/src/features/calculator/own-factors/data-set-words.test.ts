import { expect, it } from 'vitest';
import { choiceOf } from '../../../exchange/factor-field/factor-choice.ts';
import { changeScenario } from '../model/change-scenario.ts';
import { exampleFactor, exampleScenario } from '../model/testing/example-scenario.ts';
import { rowsWithDataSet } from './data-set-words.ts';

const own = choiceOf({ ...exampleFactor('ABS', 3, 'kgCO₂e/kg'), origin: 'OWN', version: 'a.csv' });

function withValues(values: { choice?: typeof own; transport?: typeof own }) {
  return changeScenario(exampleScenario, { kind: 'change', section: 'rawmaterial', id: 'a', values });
}

it('counts the rows of all scenarios once each, by factor and by transport', () => {
  expect(rowsWithDataSet([exampleScenario], 'a.csv')).toBe(0);
  expect(rowsWithDataSet([withValues({ choice: own, transport: own })], 'a.csv')).toBe(1);
  expect(rowsWithDataSet([withValues({ choice: own }), withValues({ transport: own })], 'a.csv')).toBe(2);
});

it('leaves out other data sets, and a catalogue whose version has the same name', () => {
  expect(rowsWithDataSet([withValues({ choice: own })], 'b.csv')).toBe(0);
  expect(rowsWithDataSet([exampleScenario], '1')).toBe(0);
});
