import { expect, it } from 'vitest';
import { dataCoursePoints } from './data-course.tsx';

const empty = { lines: 0, primaryDataShare: null, verifiedShare: null, qualityScore: null };

it('begins with the first month in which anything was in force', () => {
  const points = dataCoursePoints(
    [
      { month: '2026-01', ...empty },
      { month: '2026-02', ...empty, lines: 4, primaryDataShare: 40, verifiedShare: 25 },
      { month: '2026-03', ...empty },
    ],
    'en',
  );
  expect(points).toEqual([
    { key: '2026-02', label: 'February 2026', shortLabel: 'Feb', values: [40, 25] },
    { key: '2026-03', label: 'March 2026', shortLabel: 'Mar', values: [null, null] },
  ]);
});

it('has nothing to show before the first accepted value', () => {
  expect(dataCoursePoints([{ month: '2026-01', ...empty }], 'en')).toEqual([]);
});

it('names months as the language does', () => {
  const [point] = dataCoursePoints([{ month: '2026-03', ...empty, lines: 1 }], 'de');
  expect(point?.label).toBe('März 2026');
});
