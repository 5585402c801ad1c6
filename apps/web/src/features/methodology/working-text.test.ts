import { catalogueFactors } from '@pcf/catalogue/factors';
import { expect, it } from 'vitest';
import { workedExample } from './worked-example.ts';
import { workingText } from './working-text.ts';

const [plastic, truck, , electricity] = workedExample(catalogueFactors).trace;

it.each([
  [plastic, 'en', '0.8 kg × 3.1 kgCO₂e/kg'],
  [truck, 'en', '500 km × 0.0008 t × 0.08405 kgCO₂e/t·km'],
  [electricity, 'de', '2 kWh × 0,484149197 kgCO₂e/kWh'],
] as const)('shows every term of a row with its unit', (row, language, expected) => {
  expect(row && workingText(row, language).replaceAll('\u00a0', ' ')).toBe(expected);
});
