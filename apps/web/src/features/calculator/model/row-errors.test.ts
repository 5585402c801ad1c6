import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import { expect, it } from 'vitest';
import { nothingChosen } from '../../../exchange/factor-field/factor-choice.ts';
import { maximum, rowErrors } from './row-errors.ts';
import { type CalculatorRow, emptyRow, startOfChoice } from './scenario.ts';
import { exampleScenario } from './testing/example-scenario.ts';

const material = (values: Partial<CalculatorRow>): CalculatorRow => ({ ...emptyRow('rawmaterial', 'a'), ...values });

it.each(emissionDataItemTypes)('%s: nothing is wrong with a row that nobody has begun', (section) => {
  expect(rowErrors(section, emptyRow(section, 'a'))).toEqual({});
});

it.each(emissionDataItemTypes)('%s: nothing is wrong with a complete row', (section) => {
  for (const row of exampleScenario[section]) expect(rowErrors(section, row)).toEqual({});
});

it.each([
  ['one that is missing', null, { factor: 'required', weightKg: 'required' }],
  ['one below zero', -0.1, { factor: 'required', weightKg: 'min' }],
  ['one far too large', maximum * 10, { factor: 'required', weightKg: 'max' }],
  ['what is no number', Number.NaN, { factor: 'required', weightKg: 'notANumber' }],
  ['zero', 0, { factor: 'required' }],
  ['the largest', maximum, { factor: 'required' }],
])('judges an amount: %s', (_, weightKg, errors) => {
  expect(rowErrors('rawmaterial', material({ choice: startOfChoice('Plastics'), weightKg }))).toEqual(errors);
});

it('wants both amounts between sites and only the distance to the customer', () => {
  const begun = { choice: { ...startOfChoice('Transport'), category: 'Truck' } };
  expect(rowErrors('transportBetweenSites', { ...emptyRow('transportBetweenSites', 'a'), ...begun })).toEqual({
    factor: 'required',
    distanceKm: 'required',
    weightKg: 'required',
  });
  expect(rowErrors('transport', { ...emptyRow('transport', 'a'), ...begun })).toEqual({
    factor: 'required',
    distanceKm: 'required',
  });
});

it('asks nothing of a transport that was opened and left empty', () => {
  const [row] = exampleScenario.packaging;
  expect(row && rowErrors('packaging', { ...row, transport: startOfChoice('Transport') })).toEqual({});
});

it('asks for the other half of a transport that was begun', () => {
  const [row] = exampleScenario.rawmaterial;
  expect(row && rowErrors('rawmaterial', { ...row, distanceKm: null })).toEqual({ distanceKm: 'required' });
  expect(row && rowErrors('rawmaterial', { ...row, transport: nothingChosen })).toEqual({
    transportFactor: 'required',
  });
});
