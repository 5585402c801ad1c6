import { expect, it } from 'vitest';
import { isNearLimit } from './character-counter.tsx';

it.each([
  [2159, 2400, false],
  [2160, 2400, true],
  [2401, 2400, true],
  [9, 20, false],
  [10, 20, true],
  [0, 5, true],
])('%i of %i characters: %s', (length, maximum, near) => {
  expect(isNearLimit(length, maximum)).toBe(near);
});
