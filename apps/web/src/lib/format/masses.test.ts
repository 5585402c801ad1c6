import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factorUnitText, formatImpact, shortenMass } from './masses.ts';

describe('masses', () => {
  it.each([
    [0, '0 kg'],
    [-0, '0 kg'],
    [1, '1 kg'],
    [0.5, '500 g'],
    [0.0012345, '1.23 g'],
    [0.0005, '500 mg'],
    [0.000001, '1 mg'],
    [0.00000000001, '0 mg'],
    [0.999996, '1 kg'],
    [0.00099999, '999.99 mg'],
    [0.000999996, '1 g'],
    [12.345, '12.35 kg'],
    [999.99, '999.99 kg'],
    [999.996, '1 t'],
    [1000, '1 t'],
    [1_234_000, '1.23 kt'],
    [5e9, '5 Mt'],
    [3.7e12, '3.7 Gt'],
    [4.2e15, '4,200 Gt'],
    [-1500, '-1.5 t'],
    [-0.999996, '-1 kg'],
    [0.008005, '8.01 g'],
  ])('%d kg is %s', (massKg, text) => {
    expect(shortenMass(massKg)).toBe(text.replace(' ', '\u00a0'));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is no mass', (massKg) => {
    expect(shortenMass(massKg)).toBe('–');
  });

  it('follows the language', () => {
    expect(shortenMass(1234.5, 'de')).toBe('1,23\u00a0t');
    expect(shortenMass(0.0125, 'fr')).toBe('12,5\u00a0g');
  });

  it('never shows a thousand of a unit that has a next one', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 9e14, noNaN: true }), (massKg) => {
        const [amount = ''] = shortenMass(massKg).split('\u00a0');
        expect(Number(amount.replaceAll(',', ''))).toBeLessThan(1000);
      }),
    );
  });
});

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
