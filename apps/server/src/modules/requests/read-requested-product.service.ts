import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Queries, Tx } from '../../database/database.ts';
import { together } from '../../database/together.ts';
import { presentRequestedProduct } from './present-requested-product.ts';
import {
  type RequestedLine,
  requestedLineIds,
  selectRequestedProduct,
  selectTimeline,
} from './requested-product.queries.ts';

export { presentRequestedProduct, type RequestedLine, requestedLineIds };

/** What it takes to present a line that was requested. */
export const requestedProductQueries = (db: Queries, line: RequestedLine) => ({
  line: selectRequestedProduct(db, line),
  timeline: selectTimeline(db, line),
});

/** A line of the caller's after a change, in the transaction of the change. */
export async function readRequestedProduct(
  tx: Tx,
  line: RequestedLine,
  caller: Caller,
): Promise<OperationOutput<'getRequestedProduct'>> {
  const [row, timeline] = await together([
    selectRequestedProduct(tx, line).executeTakeFirstOrThrow(),
    selectTimeline(tx, line).execute(),
  ]);
  return presentRequestedProduct(row, timeline, caller);
}
