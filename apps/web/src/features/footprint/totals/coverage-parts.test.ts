import { expect, it } from 'vitest';
import { coverageParts } from './coverage-parts.ts';

const sums = {
  lines: 10,
  specificLines: 6,
  estimatedLines: 3,
  massKg: 2000,
  specificMassKg: 1500,
  estimatedMassKg: 400,
};

it('shares what was bought by mass', () => {
  expect(coverageParts(sums)).toEqual([
    { basis: 'SPECIFIC', share: 0.75, lines: 6 },
    { basis: 'ESTIMATED', share: 0.2, lines: 3 },
    { basis: 'MISSING', share: 0.05, lines: 1 },
  ]);
});

it('shares by number where nothing can be weighed', () => {
  const parts = coverageParts({ ...sums, massKg: 0, specificMassKg: 0, estimatedMassKg: 0 });
  expect(parts.map(({ share }) => share)).toEqual([0.6, 0.3, 0.1]);
});

it('never has less than nothing, and nothing of nothing', () => {
  const covered = { ...sums, massKg: 0.3, specificMassKg: 0.1, estimatedMassKg: 0.2 + 1e-16 };
  expect(coverageParts(covered)[2]?.share).toBe(0);
  const empty = { lines: 0, specificLines: 0, estimatedLines: 0, massKg: 0, specificMassKg: 0, estimatedMassKg: 0 };
  expect(coverageParts(empty).map(({ share }) => share)).toEqual([0, 0, 0]);
});
