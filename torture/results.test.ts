import { expect, it } from 'vitest';
import { resultsOf, withNewCounts } from './results.ts';

const count = (theme: string, what: string, value: number) => ({ theme, what, count: value });

it('keeps what was tried of other themes, and replaces what was tried again', () => {
  const earlier = withNewCounts(
    [],
    ['crash', 'races'],
    [count('crash, PGlite', 'kills', 2), count('races', 'won', 1)],
    new Date('2026-01-01'),
  );
  const later = withNewCounts(earlier, ['crash'], [count('crash, PostgreSQL', 'kills', 2000)], new Date('2026-02-01'));
  expect(later).toEqual([
    { ...count('crash, PostgreSQL', 'kills', 2000), on: '2026-02-01' },
    { ...count('races', 'won', 1), on: '2026-01-01' },
  ]);
  expect(resultsOf(later)).toContain('| crash, PostgreSQL | kills | 2,000 | 2026-02-01 |');
});

it('knows a theme of two words by its folder', () => {
  const earlier = withNewCounts([], ['hostile-files'], [count('hostile files', 'bytes', 1)], new Date('2026-01-01'));
  expect(withNewCounts(earlier, ['hostile-files'], [], new Date('2026-01-02'))).toEqual([]);
});
