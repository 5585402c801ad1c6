import { expect, it } from 'vitest';
import { relativeChange } from './shares.ts';

it.each([
  [2, 3, 0.5],
  [2.71, 2.71, 0],
  [4, 1, -0.75],
  [-2, -1, 0.5],
  [0, 1, null],
])('from %d to %d it is %s', (before, after, change) => {
  expect(relativeChange(before, after)).toBe(change);
});
