import type { PurchasedLine } from '../../../../exchange/line-table/purchased-line.ts';
import type { ResendResult } from '../api/resend-requests-partly.ts';
import { type LeftOut, leftOutHere, leftOutOf } from '../left-out.ts';

/** What can be named by its request; the others were never sent. */
export function resendItems(lines: readonly PurchasedLine[]) {
  return lines.flatMap(({ productId, requestReference }) =>
    requestReference === null ? [] : [{ productId, requestReference }],
  );
}

export interface ResendPlan {
  readonly items: ReturnType<typeof resendItems>;
  readonly reminders: number;
  readonly anew: number;
  /** Of those that are sent. */
  readonly supplierIds: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

export function planResending(foreseen: ResendResult, lines: readonly PurchasedLine[]): ResendPlan {
  const reminders = foreseen.sent.filter(({ reminder }) => reminder).length;
  const skippedItems = new Set(foreseen.skipped.map((each) => `${each.productId} ${each.requestReference}`));
  const neverSent = lines.filter(({ requestReference }) => requestReference === null);
  return {
    items: resendItems(lines).filter((each) => !skippedItems.has(`${each.productId} ${each.requestReference}`)),
    reminders,
    anew: foreseen.sent.length - reminders,
    supplierIds: foreseen.sent.flatMap(({ supplier }) => supplier?.id ?? []),
    leftOut: [...leftOutOf(foreseen.skipped, lines), ...leftOutHere(neverSent, 'INVALID_TRANSITION')],
  };
}
