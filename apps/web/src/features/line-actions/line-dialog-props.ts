import type { PurchasedLine } from '../../components/line-table/purchased-line.ts';

/** Every dialog is made anew for the lines it is opened with. */
export interface LineDialogProps {
  lines: readonly PurchasedLine[];
  opened: boolean;
  onClose: () => void;
  /** Something has changed. */
  onDone: () => void;
}
