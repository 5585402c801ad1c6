import { expect, it } from 'vitest';
import { columnKilograms } from './use-footprint-columns.tsx';

it.each([
  [0, '0'],
  [0.00123, '0.0012'],
  [0.5, '0.5'],
  [12.345, '12.35'],
  [99.999, '100'],
  [10_320.4, '10,320'],
  [1_284_000, '1,284,000'],
])('%d kg is %s', (kilograms, text) => {
  expect(columnKilograms(kilograms, 'en')).toBe(text);
});

it('follows the language', () => {
  expect(columnKilograms(12.5, 'de')).toBe('12,5');
});
