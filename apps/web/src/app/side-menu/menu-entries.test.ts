import { describe, expect, it } from 'vitest';
import { initials } from './menu-entries.tsx';

describe('initials', () => {
  it.each([
    ['Lena', 'Brandt', 'LB'],
    [' émile ', 'de Groot', 'ÉD'],
    ['Ö\u0308zlem', 'Y\u0131lmaz', 'Ö\u0308Y'],
    ['Madonna', '', 'M'],
  ])('of %s %s are %s', (firstName, lastName, expected) => {
    expect(initials(firstName, lastName)).toBe(expected);
  });
});
