import { expect, it } from 'vitest';
import { addressPieces } from './whole-words.tsx';

it.each([
  ['anna@nordic.example', ['anna@', 'nordic', '.example']],
  ['anna-lena.berg@nordic.co.example', ['anna-lena', '.berg@', 'nordic', '.co', '.example']],
  ['@', ['@']],
] as const)('breaks %s behind the @ and before dots only', (address, pieces) => {
  expect(addressPieces(address)).toEqual(pieces);
});
