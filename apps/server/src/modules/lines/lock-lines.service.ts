import type { Tx } from '../../database/database.ts';
import { type LinesWanted, selectLinesForUpdate } from './lines.queries.ts';

/** A line held until the transaction ends. */
export type LockedLine = Awaited<ReturnType<typeof lockOwnLines>>[number];

/** Those of the customer's lines that exist, held in one order so that two calls over the same lines wait for each other. */
export const lockOwnLines = (tx: Tx, customerId: string, wanted: LinesWanted) =>
  selectLinesForUpdate(tx, customerId, wanted);
