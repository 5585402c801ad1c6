import type { Tally } from '../scripts/test/step.ts';
import type { Count } from './counts.ts';

const grouped = new Intl.NumberFormat('en');

/** The page that a full run leaves. */
export function resultsOf(counts: readonly Count[], { passed, failed }: Tally): string {
  return [
    '# What was tried',
    '',
    'Written by `npm run torture`; what each line means is in docs/security.md.',
    '',
    '| theme | tried | count |',
    '| --- | --- | ---: |',
    ...counts.map(({ theme, what, count }) => `| ${theme} | ${what} | ${grouped.format(count)} |`),
    '',
    `${grouped.format(passed)} tests passed, ${grouped.format(failed)} failed.`,
    '',
  ].join('\n');
}
