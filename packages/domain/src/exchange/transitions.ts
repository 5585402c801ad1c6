import type { LineEvent } from '@pcf/contract/vocabulary/requests';
import { type ProductRequestStatus, productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import type { LineAction, LineActor } from './line-action.ts';

interface Transition {
  readonly action: LineAction;
  readonly actors: readonly LineActor[];
  readonly from: readonly ProductRequestStatus[];
  /** Null where the status stays as it is. */
  readonly to: ProductRequestStatus | null;
  /** Null for what the history does not tell. */
  readonly event: LineEvent | null;
  /** Only with something in force, or only without; left out where it makes no difference. */
  readonly inForce?: boolean;
}

const answerable = ['REQUESTED', 'REJECTED', 'DECLINED', 'PENDING_REVIEW', 'COMPLETED'] as const;
/** The supplier is waited for. */
const awaited = ['REQUESTED', 'REJECTED'] as const;
const cancelable = ['REQUESTED', 'PENDING_REVIEW', 'REJECTED', 'DECLINED'] as const;
const sent = productRequestStatuses.filter((status) => status !== 'NOT_STARTED');

/** The life of a line. Whatever is not here cannot be done. */
const transitions: readonly Transition[] = [
  { action: 'send', actors: ['CUSTOMER'], from: ['NOT_STARTED'], to: 'REQUESTED', event: 'SENT' },
  { action: 'takeLock', actors: ['SUPPLIER'], from: answerable, to: null, event: null },
  { action: 'saveDraft', actors: ['SUPPLIER'], from: answerable, to: null, event: null },
  { action: 'submit', actors: ['SUPPLIER'], from: answerable, to: 'PENDING_REVIEW', event: 'SUBMITTED' },
  { action: 'postpone', actors: ['SUPPLIER'], from: awaited, to: null, event: 'POSTPONED' },
  { action: 'decline', actors: ['SUPPLIER'], from: awaited, to: 'DECLINED', event: 'DECLINED' },
  { action: 'accept', actors: ['CUSTOMER'], from: ['PENDING_REVIEW'], to: 'COMPLETED', event: 'ACCEPTED' },
  { action: 'reject', actors: ['CUSTOMER'], from: ['PENDING_REVIEW'], to: 'REJECTED', event: 'REJECTED' },
  { action: 'withdraw', actors: ['CUSTOMER'], from: ['COMPLETED'], to: 'REJECTED', event: 'WITHDRAWN', inForce: true },
  { action: 'deliver', actors: ['SYSTEM'], from: ['PENDING_REVIEW'], to: 'COMPLETED', event: 'DELIVERED' },
  { action: 'resend', actors: ['CUSTOMER'], from: awaited, to: null, event: 'REMINDED' },
  { action: 'changeDueDate', actors: ['CUSTOMER'], from: awaited, to: null, event: 'DUE_DATE_CHANGED' },
  {
    action: 'resend',
    actors: ['CUSTOMER'],
    from: ['DECLINED', 'CANCELED', 'COMPLETED'],
    to: 'REQUESTED',
    event: 'RESENT',
  },
  { action: 'cancel', actors: ['CUSTOMER'], from: cancelable, to: 'CANCELED', event: 'CANCELED', inForce: false },
  { action: 'cancel', actors: ['CUSTOMER'], from: cancelable, to: 'COMPLETED', event: 'CANCELED', inForce: true },
  { action: 'comment', actors: ['CUSTOMER', 'SUPPLIER'], from: sent, to: null, event: 'COMMENTED' },
];

export interface LineState {
  readonly status: ProductRequestStatus;
  /** Whether a submission was accepted and its acceptance stands. */
  readonly inForce: boolean;
}

export interface LineStep {
  readonly to: ProductRequestStatus;
  readonly event: LineEvent | null;
}

/** What follows when somebody acts on a line; null where it cannot be done. */
export function lineStep(action: LineAction, actor: LineActor, { status, inForce }: LineState): LineStep | null {
  const found = transitions.find(
    (each) =>
      each.action === action &&
      each.actors.includes(actor) &&
      each.from.includes(status) &&
      (each.inForce === undefined || each.inForce === inForce),
  );
  return found ? { to: found.to ?? status, event: found.event } : null;
}
