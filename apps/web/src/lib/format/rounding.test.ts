import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listNumber, massText, sharedUnit, singleNumber } from './rounding.ts';

const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

/** "Lists and totals in one unit for the view with three significant digits." */
describe('values in a list or a total', () => {
  it.each([
    [1683.4, '1,680'],
    [493, '493'],
    [70.72, '70.7'],
    [3.695062394, '3.7'],
    [0.144, '0.144'],
    [0.0153, '0.0153'],
    [0.00000354123, '0.00000354'],
    [12_345_678, '12,300,000'],
    [-1.5049, '-1.5'],
    [5, '5'],
    [0, '0'],
    [-0, '0'],
    [Number.NaN, '–'],
  ])('%d is %s', (value, text) => {
    expect(listNumber(value)).toBe(text);
  });

  it.each([
    ['tonnes stay tonnes where there are thousands of them', [2_170_000, 414_000], ['2,170 t', '414 t']],
    ['never kt beside t', [1_435_000_000, 768_200], ['1,440 kt', '0.768 kt']],
    ['what is small is told in the unit of the largest', [2_170_000, 63.99], ['2,170 t', '0.064 t']],
    ['below a tonne all of it is in kilograms', [999.4, 0.5], ['999 kg', '0.5 kg']],
    ['what is read as a tonne is one', [999.6, 20], ['1 t', '0.02 t']],
    ['the largest may be taken away', [-3_000, 20], ['-3 t', '0.02 t']],
    ['nothing at all is no kilograms', [0], ['0 kg']],
    ['what a continent emits', [4.2e12], ['4,200 Mt']],
  ])('%s', (_, masses, texts) => {
    const unit = sharedUnit(masses);
    expect(masses.map((mass) => spaced(massText(mass, unit)))).toEqual(texts);
  });

  it('is never off by more than half a percent', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 9e14, noNaN: true }), (value) => {
        const read = Number(listNumber(value).replaceAll(',', ''));
        expect(Math.abs(read - value) / value).toBeLessThanOrEqual(0.005000001);
      }),
    );
  });
});

/** "A single value with up to two decimals, below 0.01 three significant digits." */
describe('a value that stands alone', () => {
  it.each([
    ['3.695062394', '3.7'],
    ['2.55962', '2.56'],
    ['0.974442394', '0.97'],
    ['0.5', '0.5'],
    ['0.046', '0.05'],
    ['0.01', '0.01'],
    ['0.0099999', '0.01'],
    ['0.0061444', '0.00614'],
    ['0.00000354123', '0.00000354'],
    ['831', '831'],
    ['1234567.891', '1,234,567.89'],
    ['-1.204', '-1.2'],
    ['0', '0'],
    ['-0', '0'],
  ])('%s is %s, as a number and as a decimal text', (decimal, text) => {
    expect(singleNumber(decimal)).toBe(text);
    expect(singleNumber(Number(decimal))).toBe(text);
  });
});

it('follows the language', () => {
  expect(singleNumber('1234.5678', 'de')).toBe('1.234,57');
  expect(singleNumber('0.0061444', 'de')).toBe('0,00614');
  expect(massText(2_170_000, sharedUnit([2_170_000]), 'fr')).toBe('2\u202f170\u00a0t');
});
