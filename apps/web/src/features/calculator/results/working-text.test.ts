import { expect, it } from 'vitest';
import { footprintOf } from '../model/footprint-of.ts';
import { exampleScenario } from '../model/testing/example-scenario.ts';
import { quantityText } from './quantity-text.ts';
import { workingText } from './working-text.ts';

const { trace } = footprintOf(exampleScenario);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('shows every multiplication with its units', () => {
  expect(trace.map((row) => plain(workingText(row, 'en')))).toEqual([
    '0.8 kg × 3.1 kgCO₂e/kg = 2.48 kgCO₂e',
    '500 km × 0.0008 t × 0.08405 kgCO₂e/t·km = 0.03362 kgCO₂e',
    '0.05 kg × 0.92 kgCO₂e/kg = 0.046 kgCO₂e',
    '2 kWh × 0.484149197 kgCO₂e/kWh = 0.968298394 kgCO₂e',
    '300 km × 0.0008 t × 0.0256 kgCO₂e/t·km = 0.006144 kgCO₂e',
    '10,000 km × 0.001 t × 0.0161 kgCO₂e/t·km = 0.161 kgCO₂e',
  ]);
});

it('writes numbers as the reader does', () => {
  expect(trace.slice(1, 2).map((row) => plain(workingText(row, 'de')))).toEqual([
    '500 km × 0,0008 t × 0,08405 kgCO₂e/t·km = 0,03362 kgCO₂e',
  ]);
});

it('names quantities as they were entered', () => {
  expect(trace.map((row) => plain(quantityText(row, 'en')))).toEqual([
    '0.8 kg',
    '500 km × 0.8 kg',
    '0.05 kg',
    '2 kWh',
    '300 km × 0.8 kg',
    '10,000 km × 1 kg',
  ]);
});
