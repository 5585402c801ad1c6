import type { FeatureFlag, FeatureState } from '@pcf/contract/vocabulary/organisation';
import type { ExchangeSide, ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import type { LineAction } from './line-action.ts';
import { lineStep } from './transitions.ts';

export interface FlaggedLine {
  readonly status: ProductRequestStatus;
  /** Whether a submission was accepted and its acceptance stands. */
  readonly inForce: boolean;
  /** Whether anything was ever submitted. */
  readonly submitted: boolean;
  readonly archived: boolean;
  /** Whether the supplier is connected or invited. */
  readonly connected: boolean;
}

/** What one side of a line can do with it now. Everything else of a line is read, and that is always possible. */
export function featureFlagsFor(side: ExchangeSide, line: FlaggedLine): Record<FeatureFlag, FeatureState> {
  const customer = side === 'CUSTOMER';
  const allowed = (action: LineAction) => !line.archived && lineStep(action, side, line) !== null;
  const allowedIfConnected = (action: LineAction) => line.connected && allowed(action);
  const whenThereAreData = (there: boolean) => (there ? 'ENABLED' : whatDataWaitFor(line));
  return {
    // The customer edits the product, the supplier its answer.
    edit: enabledIf(customer ? !line.archived : allowedIfConnected('saveDraft')),
    submit: enabledIf(allowedIfConnected('submit')),
    postpone: enabledIf(allowedIfConnected('postpone')),
    decline: enabledIf(allowedIfConnected('decline')),
    review: whenThereAreData(allowed('accept')),
    cancel: enabledIf(allowed('cancel')),
    resend: enabledIf(allowedIfConnected('resend')),
    changeDueDate: enabledIf(allowedIfConnected('changeDueDate')),
    saveAsTemplate: customer ? 'DISABLED' : whenThereAreData(line.submitted),
    // Files carry what is in force; a supplier may have its own answer at any time.
    download: whenThereAreData(customer ? line.inForce : line.submitted),
  };
}

const enabledIf = (allowed: boolean): FeatureState => (allowed ? 'ENABLED' : 'DISABLED');

function whatDataWaitFor({ status, archived }: FlaggedLine): FeatureState {
  if (archived) return 'DISABLED';
  if (status === 'PENDING_REVIEW') return 'WAITING_FOR_APPROVAL';
  return status === 'REQUESTED' || status === 'REJECTED' ? 'WAITING_FOR_COMPLETION' : 'DISABLED';
}
