import { expect, it } from 'vitest';
import { kilogramsText } from './row-line.tsx';

it.each([
  ['2.51362', '2.514'],
  ['2.48', '2.480'],
  ['0.0461', '0.046'],
  ['0.001', '0.001'],
  ['12345.6', '12,345.600'],
  ['0', '0'],
  ['0.000354', '0.000354'],
])('writes %s as %s', (decimal, text) => {
  expect(kilogramsText(decimal, 'en')).toBe(`${text}\u00a0kgCO₂e`);
});

it('writes as each language does', () => {
  expect(kilogramsText('1234.5', 'de')).toBe('1.234,500\u00a0kgCO₂e');
  expect(kilogramsText('1234.5', 'fr')).toBe('1\u202f234,500\u00a0kgCO₂e');
});
