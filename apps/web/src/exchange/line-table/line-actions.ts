import type { OperationOutput } from '@pcf/contract/operations/operation-types';

/** Opens the dialog for these lines; `onDone` is told once something has changed. */
export type OpenLineAction = (lines: readonly PurchasedLine[], onDone?: () => void) => void;

/** What a customer can do with lines, one or many; a list that shows them is given these and knows no dialog. */
export interface LineActions {
  readonly send: OpenLineAction;
  readonly resend: OpenLineAction;
  readonly changeDueDate: OpenLineAction;
  /** Asks another supplier for the same products. */
  readonly askAnother: OpenLineAction;
  readonly cancel: OpenLineAction;
  readonly remove: OpenLineAction;
  readonly restore: OpenLineAction;
}

/** A product with one of its suppliers, as its customer sees it in a list. */
export type PurchasedLine = OperationOutput<'listPurchasedProducts'>['data'][number];
