import type { PurchasedLine } from './purchased-line.ts';

/** Opens the dialog for these lines; `onDone` is told once something has changed. */
export type OpenLineAction = (lines: readonly PurchasedLine[], onDone?: () => void) => void;

/** What a customer can do with lines, one or many; whoever shows them is given these and knows no dialog. */
export interface LineActions {
  readonly send: OpenLineAction;
  readonly resend: OpenLineAction;
  /** Asks another supplier for the same products. */
  readonly askAnother: OpenLineAction;
  readonly cancel: OpenLineAction;
  readonly remove: OpenLineAction;
  readonly restore: OpenLineAction;
}
