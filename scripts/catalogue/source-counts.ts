import type { FactorOfFile } from '@pcf/catalogue/file/factor-file';

/** How many figures come from each edition of a data set. */
export function sourceCounts(entries: readonly FactorOfFile[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { details } of entries) {
    if (details.provider === '') continue;
    const edition = `${details.provider} ${details.version}`;
    counts[edition] = (counts[edition] ?? 0) + 1;
  }
  return counts;
}
