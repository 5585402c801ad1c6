import type { LineSkipReason } from '@pcf/contract/vocabulary/requests';
import type { PurchasedLine } from '../../../exchange/line-table/line-actions.ts';

/** A line that something cannot be done with. */
export interface LeftOut {
  readonly key: string;
  readonly name: string;
  /** As it was in the list; absent where the server speaks of another one. */
  readonly line: PurchasedLine | undefined;
  readonly code: LineSkipReason;
}

interface Skipped {
  readonly productId: string;
  readonly lineId: string | null;
  readonly name: string | null;
  readonly code: LineSkipReason;
}

/** What the server left out, with what the list knows about it. */
export function leftOutOf(skipped: readonly Skipped[], lines: readonly PurchasedLine[]): LeftOut[] {
  return skipped.map(({ productId, lineId, name, code }) => {
    const line = lines.find((each) => (lineId === null ? each.productId === productId : each.lineId === lineId));
    return { key: `${productId} ${lineId}`, name: name ?? line?.name ?? '', line, code };
  });
}

/** What the list itself knows to be impossible. */
export const leftOutHere = (lines: readonly PurchasedLine[], code: LineSkipReason): LeftOut[] =>
  lines.map((line) => ({ key: line.lineId, name: line.name, line, code }));
