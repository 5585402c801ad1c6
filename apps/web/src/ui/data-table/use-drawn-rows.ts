import { useDeferredValue } from 'react';

/** As many as a screen has room for. */
const rowsAtOnce = 20;

/**
 * The rows of a long list that are drawn: at first a screenful, soon all of them; those that were there stay until the
 * next ones are ready. Whoever types or clicks meanwhile is served first.
 */
export function useDrawnRows<Row>(rows: readonly Row[]): readonly Row[] {
  const drawn = useDeferredValue(rows, rows.slice(0, rowsAtOnce));
  return drawn.length === 0 ? rows.slice(0, rowsAtOnce) : drawn;
}
