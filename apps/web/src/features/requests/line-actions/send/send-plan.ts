import type { PurchasedLine } from '../../../../exchange/line-table/line-actions.ts';
import { type LeftOut, leftOutHere, leftOutOf } from '../left-out.ts';
import type { RequestProductsResult } from '../request-products.ts';

/** What a sending will do with the chosen lines. */
export interface SendPlan {
  /** All that were chosen. */
  readonly lines: readonly PurchasedLine[];
  /** The ids of those that go to the supplier they are linked to. */
  readonly productIds: string[];
  readonly lineIds: string[];
  /** Whom they go to, with how many. */
  readonly suppliers: readonly { readonly id: string; readonly name: string; readonly lines: number }[];
  /** Products that wait for a supplier. */
  readonly unassigned: readonly LeftOut[];
  readonly leftOut: readonly LeftOut[];
  /** The products have a supplier, and another one is to be asked. */
  readonly asksAnother: boolean;
}

export function planSending(foreseen: RequestProductsResult, lines: readonly PurchasedLine[]): SendPlan {
  const skipped = leftOutOf(foreseen.skipped, lines);
  return {
    lines,
    productIds: [...new Set(foreseen.sent.map(({ productId }) => productId))],
    lineIds: foreseen.sent.flatMap(({ lineId }) => lineId ?? []),
    suppliers: foreseen.requests.map(({ supplier, lines: count }) => ({ ...supplier, lines: count })),
    unassigned: skipped.filter(({ code }) => code === 'NO_SUPPLIER'),
    leftOut: skipped.filter(({ code }) => code !== 'NO_SUPPLIER'),
    asksAnother: false,
  };
}

/** All of them wait for another supplier, whatever supplier they are linked to. */
export const planAskingAnother = (lines: readonly PurchasedLine[]): SendPlan => ({
  lines,
  productIds: [],
  lineIds: [],
  suppliers: [],
  unassigned: leftOutHere(lines, 'NO_SUPPLIER'),
  leftOut: [],
  asksAnother: true,
});

/** What the server is asked about the chosen lines. */
export function chosenIds(lines: readonly PurchasedLine[]) {
  return {
    productIds: [...new Set(lines.map(({ productId }) => productId))],
    lineIds: lines.map(({ lineId }) => lineId),
  };
}
