import { emissionUnits } from '@pcf/contract/vocabulary/emission-unit';
import { expect, it } from 'vitest';
import { formatEmissionValue } from './format-emission-value.ts';

it.each([
  [undefined, '1,234.5 kgCO₂e'],
  ['KG', '1,234.5 kgCO₂e'],
  ['KM', '1,234.5 kgCO₂e/km'],
  ['M2', '1,234.5 kgCO₂e/m²'],
  ['KG_KM', '1,234.5 kgCO₂e/kg·km'],
  ['DIMENSIONLESS', '1,234.5 kgCO₂e per piece'],
  ['OTHER', '1,234.5'],
] as const)('with the unit %s: %s', (unit, text) => {
  expect(formatEmissionValue(1234.5, unit)).toBe(text.replace(' ', '\u00a0'));
});

it('follows the language', () => {
  expect(formatEmissionValue(1.5, 'DIMENSIONLESS', 'de')).toBe('1,5\u00a0kgCO₂e pro Stück');
  expect(formatEmissionValue(1.5, 'DIMENSIONLESS', 'fr')).toBe('1,5\u00a0kgCO₂e par pièce');
  expect(formatEmissionValue(-0.75, 'KWH', 'fr')).toBe('-0,75\u00a0kgCO₂e/kWh');
});

it('has a text for every unit, and no unit for what is no number', () => {
  for (const unit of emissionUnits) {
    expect(formatEmissionValue(1, unit)).not.toMatch(/null|undefined/);
    expect(formatEmissionValue(Number.NaN, unit)).toBe('–');
  }
});
