import { describe, expect, it } from 'vitest';
import { factorUnitText, formatImpact } from './masses.ts';

describe('format impact', () => {
  it.each([
    [0.00000354, 'kgCO₂e/kg*km', '0.00000354\u00a0kgCO₂e/kg·km'],
    [831, 'kgCO₂e/kg', '831\u00a0kgCO₂e/kg'],
    [0.0010046035, 'kgCO₂e/kg*km', '0.0010046035\u00a0kgCO₂e/kg·km'],
    [2.063437974, 'kgCO₂e/kg', '2.063437974\u00a0kgCO₂e/kg'],
    [0.484149197, 'kgCO₂e/kWh', '0.484149197\u00a0kgCO₂e/kWh'],
    [1e-9, 'kgCO₂e/kg', '0.000000001\u00a0kgCO₂e/kg'],
    [0, 'kgCO₂e/kg', '0\u00a0kgCO₂e/kg'],
  ] as const)('%d %s is written to its last digit', (impact, unit, text) => {
    expect(formatImpact({ impact, unit }, 'en')).toBe(text);
  });

  it('follows the language', () => {
    const nafion = { impact: 1831.25, unit: 'kgCO₂e/kg' } as const;
    expect(formatImpact(nafion, 'de')).toBe('1.831,25\u00a0kgCO₂e/kg');
    expect(formatImpact(nafion, 'fr')).toBe('1\u202f831,25\u00a0kgCO₂e/kg');
  });

  it('writes a product of units with a dot', () => {
    expect(factorUnitText('kgCO₂e/kg*km')).toBe('kgCO₂e/kg·km');
  });
});
