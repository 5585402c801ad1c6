import { describe, expect, it } from 'vitest';
import { addPieces, isComplete, isList } from './address-list-field.tsx';

describe('add pieces', () => {
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
});

describe('is complete', () => {
  describe('isComplete', () => {
    it.each([
      'lena@example.com,',
      'lena@example.com;',
      'lena,',
      ',',
      'lena@example.com ',
      'Lena Brandt <lena@example.com>',
    ])('takes %j into the list', (draft) => {
      expect(isComplete(draft)).toBe(true);
    });

    it.each(['', ' ', 'lena', 'lena@example.com', 'Lena ', 'Lena Brandt <lena@example.com', 'lena@ '])(
      'waits for more after %j',
      (draft) => {
        expect(isComplete(draft)).toBe(false);
      },
    );
  });

  describe('isList', () => {
    it.each(['lena@example.com', 'lena, ana', 'Lena <lena@example.com>', 'lena@example.com\nana@example.com'])(
      'takes a pasted %j at once',
      (text) => {
        expect(isList(text)).toBe(true);
      },
    );

    it.each(['', 'lena', '@example.com'])('leaves a pasted %j to be completed', (text) => {
      expect(isList(text)).toBe(false);
    });
  });
});
