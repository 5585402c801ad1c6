import { expect, it } from 'vitest';
import { barShares } from './bar-list.tsx';

it('gives the largest value the whole width', () => {
  expect(barShares([24, 12, 6, 0])).toEqual([1, 0.5, 0.25, 0]);
});

it('measures by what it is told is the most, and never goes beyond', () => {
  expect(barShares([25, 50], 100)).toEqual([0.25, 0.5]);
  expect(barShares([150], 100)).toEqual([1]);
});

it('draws nothing where there is nothing, or less than nothing', () => {
  expect(barShares([])).toEqual([]);
  expect(barShares([0, 0])).toEqual([0, 0]);
  expect(barShares([-5, 10])).toEqual([0, 1]);
});
