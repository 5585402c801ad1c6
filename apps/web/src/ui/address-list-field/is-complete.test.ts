import { describe, expect, it } from 'vitest';
import { isComplete, isList } from './address-list-field.tsx';

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
