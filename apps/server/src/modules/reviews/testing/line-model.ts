import type { ProblemCode } from '@pcf/contract/problem-codes';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import type { LineAction } from '@pcf/domain/exchange/line-action';
import { lineStep } from '@pcf/domain/exchange/transitions';

/** Who acts: both sides, the supplier's colleague, and a company that has nothing to do with the line. */
export type Who = 'customer' | 'supplier' | 'colleague' | 'stranger';

export interface ModelledAction {
  readonly do: LineAction | 'unlock';
  readonly who: Who;
  /** With the version that is the newest, or another one. */
  readonly fresh: boolean;
  /** Whether what is submitted is complete. */
  readonly complete: boolean;
  /** Which of the line's references names it. */
  readonly reference: number;
}

/** What is known of a line without looking. */
export interface LineModel {
  readonly status: ProductRequestStatus;
  readonly submissionVersion: number;
  readonly inForceVersion: number | null;
  readonly historyRows: number;
  readonly hasDraft: boolean;
  readonly workBegun: boolean;
  readonly lockedBy: 'supplier' | 'colleague' | null;
}

export const newLine: LineModel = {
  status: 'NOT_STARTED',
  submissionVersion: 0,
  inForceVersion: null,
  historyRows: 1,
  hasDraft: false,
  workBegun: false,
  lockedBy: null,
};

export type Expected = { readonly refused: ProblemCode } | { readonly line: LineModel };

const refused = (code: ProblemCode): Expected => ({ refused: code });
const suppliersActions: readonly ModelledAction['do'][] = ['takeLock', 'saveDraft', 'submit', 'decline', 'unlock'];

/** What an action must come to. The statuses are the table's; versions, drafts and the lock are told here once more. */
export function expectedOf(line: LineModel, action: ModelledAction): Expected {
  const { do: name, who } = action;
  const side = who === 'customer' ? 'CUSTOMER' : 'SUPPLIER';
  const isSuppliers = suppliersActions.includes(name);
  if (who === 'stranger' || (name !== 'comment' && isSuppliers !== (side === 'SUPPLIER'))) return refused('NOT_FOUND');
  const byReference = name !== 'send' && name !== 'resend' && name !== 'cancel';
  if (byReference && line.status === 'NOT_STARTED') return refused('NOT_FOUND');
  const lockedByOther = line.lockedBy !== null && line.lockedBy !== who;
  if (name === 'unlock') {
    return lockedByOther && who === 'colleague' ? refused('LOCKED') : { line: { ...line, lockedBy: null } };
  }
  const step = lineStep(name, side, { status: line.status, inForce: line.inForceVersion !== null });
  if (!step) return refused('INVALID_TRANSITION');
  if (lockedByOther && (name === 'takeLock' || name === 'saveDraft' || name === 'submit')) return refused('LOCKED');
  const versioned = ['saveDraft', 'submit', 'accept', 'reject', 'withdraw'].includes(name);
  if (versioned && !action.fresh) return refused('STALE_VERSION');
  if (name === 'submit' && !action.complete) return refused('VALIDATION_FAILED');
  const told = (step.event === null ? 0 : 1) + (name === 'saveDraft' && !line.workBegun ? 1 : 0);
  return {
    line: { ...line, ...changesOf(line, action), status: step.to, historyRows: line.historyRows + told },
  };
}

function changesOf(line: LineModel, { do: name, who }: ModelledAction): Partial<LineModel> {
  const holder = who === 'colleague' ? 'colleague' : 'supplier';
  switch (name) {
    case 'takeLock':
      return { lockedBy: holder };
    case 'saveDraft':
      return { lockedBy: holder, hasDraft: true, workBegun: true };
    case 'submit':
      return { lockedBy: null, hasDraft: false, workBegun: false, submissionVersion: line.submissionVersion + 1 };
    case 'accept':
      return { inForceVersion: line.submissionVersion };
    case 'withdraw':
      return { inForceVersion: null };
    case 'resend':
      return line.status === 'REQUESTED' || line.status === 'REJECTED' ? {} : { workBegun: false };
    default:
      return {};
  }
}
