import type { ExchangeSide } from '@pcf/contract/vocabulary/exchange-side';

export interface CountRow<Key> {
  readonly side: string;
  readonly key: Key;
  readonly count: number;
}

/** How many of each there are on a side; none where tallies say nothing. */
export function countsOf<Key extends string>(
  keys: readonly Key[],
  rows: readonly CountRow<Key>[],
  side: ExchangeSide,
): Record<Key, number> {
  const counted = new Map(rows.filter((row) => row.side === side).map(({ key, count }) => [key, count]));
  return Object.fromEntries(keys.map((key) => [key, counted.get(key) ?? 0])) as Record<Key, number>;
}
