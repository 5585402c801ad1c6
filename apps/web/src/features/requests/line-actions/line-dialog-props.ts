import type { PurchasedLine } from '../../../exchange/line-table/purchased-line.ts';

/** Every dialog is made anew for the lines it is opened with. */
export interface LineDialogProps {
  lines: readonly PurchasedLine[];
  opened: boolean;
  onClose: () => void;
  /** Something has changed. */
  onDone: () => void;
}
