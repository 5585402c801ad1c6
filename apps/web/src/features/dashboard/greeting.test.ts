import { describe, expect, it } from 'vitest';
import { greetingAt } from './home-page.tsx';

describe('greetingAt', () => {
  it.each([
    [0, 'evening'],
    [4, 'evening'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %d it is %s', (hour, expected) => {
    expect(greetingAt(hour)).toBe(expected);
  });
});
