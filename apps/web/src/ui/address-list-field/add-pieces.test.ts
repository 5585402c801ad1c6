import { expect, it } from 'vitest';
import { addPieces } from './address-list-field.tsx';

it('puts new addresses behind those that are there, and what is no address behind them', () => {
  expect(addPieces(['ana@example.com', 'nonsense'], 'oops; Lena <LENA@example.com>')).toEqual({
    pieces: ['ana@example.com', 'nonsense', 'lena@example.com', 'oops'],
    added: 1,
    invalid: 1,
    known: 0,
  });
});

it('takes nothing twice, and says how much was there already', () => {
  expect(addPieces(['ana@example.com', 'nonsense'], 'Ana@Example.com;nonsense;lena@example.com')).toEqual({
    pieces: ['ana@example.com', 'nonsense', 'lena@example.com'],
    added: 1,
    invalid: 0,
    known: 2,
  });
});

it('leaves the list as it is where there is nothing to add', () => {
  expect(addPieces(['ana@example.com'], ' , ')).toEqual({
    pieces: ['ana@example.com'],
    added: 0,
    invalid: 0,
    known: 0,
  });
});
