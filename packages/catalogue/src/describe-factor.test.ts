import { describe, expect, it } from 'vitest';
import { describeFactor } from './describe-factor.ts';

const nothing = { original: '', geography: '', provider: '', version: '', taxonomyPath: '' };

describe('describeFactor', () => {
  it('keeps one order', () => {
    expect(
      describeFactor({
        original: 'Nickel; 13.1 kgCO₂e/kg',
        geography: 'global',
        provider: 'Somebody',
        version: '2022',
        taxonomyPath: 'materials - metals',
      }),
    ).toBe('Nickel; 13.1 kgCO₂e/kg; global; Somebody 2022; materials - metals');
  });

  it('leaves out what is not known', () => {
    expect(describeFactor({ ...nothing, original: 'Nickel', version: '2022' })).toBe('Nickel; 2022');
    expect(describeFactor(nothing)).toBe('');
  });
});
