/**
 * One batch after the other, from the first on. While the rows of one are dealt with, the next is on its way, and never
 * more than that one. A batch that is not full is the last.
 */
export async function* readBatches<Row>(
  first: readonly Row[],
  rowsInBatch: number,
  batchAfter: (last: Row) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let rows = first;
  while (rows.length > 0) {
    const last = rows.at(-1);
    const next = last !== undefined && rows.length === rowsInBatch ? batchAfter(last) : undefined;
    // Whoever takes no more batches does not hear of a failure either.
    next?.catch(() => {});
    yield rows;
    rows = (await next) ?? [];
  }
}
