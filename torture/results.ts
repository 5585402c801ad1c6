import type { Count } from './counts.ts';

/** What was tried last of each theme, and when. */
export type KeptCounts = readonly (Count & { readonly on: string })[];

const grouped = new Intl.NumberFormat('en');

/** What was tried anew takes the place of what was tried before of the same themes. */
export function withNewCounts(
  earlier: KeptCounts,
  themes: readonly string[],
  counts: readonly Count[],
  now: Date,
): KeptCounts {
  const isAnew = ({ theme }: Count) => themes.some((name) => theme.startsWith(name.replaceAll('-', ' ')));
  const on = now.toISOString().slice(0, 10);
  return [...earlier.filter((count) => !isAnew(count)), ...counts.map((count) => ({ ...count, on }))].sort(
    (a, b) => a.theme.localeCompare(b.theme, 'en') || a.what.localeCompare(b.what, 'en'),
  );
}

/** The page that a full run leaves. */
export const resultsOf = (counts: KeptCounts): string =>
  [
    '# What was tried in full',
    '',
    'Written by `npm run torture` where nothing failed; what each theme promises is in docs/security.md.',
    '',
    '| theme | tried | count | on |',
    '| --- | --- | ---: | --- |',
    ...counts.map(({ theme, what, count, on }) => `| ${theme} | ${what} | ${grouped.format(count)} | ${on} |`),
    '',
  ].join('\n');
