import type { PurchasedLine } from '../../../../exchange/line-table/purchased-line.ts';
import type { RemovalResult } from '../api/delete-products.ts';
import { type LeftOut, leftOutHere } from '../left-out.ts';

const idsOf = (lines: readonly PurchasedLine[]) => ({
  productIds: [...new Set(lines.map(({ productId }) => productId))],
  lineIds: lines.map(({ lineId }) => lineId),
});

/** By what the server said with the list; it has the last word in the dry run. */
export const cancelable = (lines: readonly PurchasedLine[]) =>
  lines.filter(({ featureFlags }) => featureFlags.cancel === 'ENABLED');

/** What the server is asked; a list of no lines would mean all of the products. */
export function cancelBody(lines: readonly PurchasedLine[]) {
  const { productIds, lineIds } = idsOf(lines);
  return { productIds, cancelOnly: true, ...(lineIds.length > 0 && { lineIds }) };
}

export interface CancelPlan {
  readonly lines: readonly PurchasedLine[];
  readonly canceled: number;
  /** Requests for newer data: what was accepted stays. */
  readonly dropped: number;
  readonly leftOut: readonly LeftOut[];
}

/** All or nothing is what the server does, so that only what is possible is asked of it. */
export function planCanceling(foreseen: RemovalResult, lines: readonly PurchasedLine[]): CancelPlan {
  const refused = new Set(foreseen.results.flatMap((each) => (each.refusedLines > 0 ? [each.productId] : [])));
  const possible = cancelable(lines).filter(({ productId }) => !refused.has(productId));
  const kept = foreseen.results.filter(({ productId }) => !refused.has(productId));
  return {
    lines: possible,
    canceled: kept.reduce((sum, { canceledLines }) => sum + canceledLines, 0),
    dropped: kept.reduce((sum, { restoredLines }) => sum + restoredLines, 0),
    leftOut: leftOutHere(
      lines.filter((line) => !possible.includes(line)),
      'INVALID_TRANSITION',
    ),
  };
}
