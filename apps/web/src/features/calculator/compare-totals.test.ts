import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differenceOf } from './compare-totals.tsx';

it.each([
  ['3.695062394', '2.495062394', { direction: 'lower', size: '1.2', share: 0.32475770966 }],
  ['2', '3', { direction: 'higher', size: '1', share: 0.5 }],
  ['0.1', '0.3', { direction: 'higher', size: '0.2', share: 2 }],
  ['1.50', '1.5', { direction: 'equal', size: '0', share: 0 }],
  ['0', '3', { direction: 'higher', size: '3', share: null }],
  ['0', '0', { direction: 'equal', size: '0', share: null }],
  ['-1', '1', { direction: 'higher', size: '2', share: null }],
])('from %s to %s', (first, second, { direction, size, share }) => {
  const difference = differenceOf(first, second);
  expect(difference).toMatchObject({ direction, size });
  if (share === null) expect(difference.share).toBeNull();
  else expect(difference.share).toBeCloseTo(share, 8);
});

it('is the same size both ways', () => {
  const anyTotal = fc.integer({ min: 0, max: 10 ** 9 }).map((digits) => (digits / 10 ** 6).toFixed(6));
  fc.assert(
    fc.property(anyTotal, anyTotal, (first, second) => {
      expect(differenceOf(first, second).size).toBe(differenceOf(second, first).size);
    }),
  );
});
