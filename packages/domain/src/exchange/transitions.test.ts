import { lineEvents, type ProductRequestStatus, productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { describe, expect, it } from 'vitest';
import { type LineAction, type LineActor, lineActions } from './line-action.ts';
import { lineStep } from './transitions.ts';

const actors = ['CUSTOMER', 'SUPPLIER', 'SYSTEM'] as const satisfies readonly LineActor[];

type Steps = Partial<Record<LineAction, string>>;

/** By actor, status and action; "new status event", and with something in force "new status event" after a slash. */
const expected: Record<LineActor, Record<ProductRequestStatus, Steps>> = {
  CUSTOMER: {
    NOT_STARTED: { send: 'REQUESTED SENT' },
    REQUESTED: {
      resend: 'REQUESTED REMINDED',
      changeDueDate: 'REQUESTED DUE_DATE_CHANGED',
      cancel: 'CANCELED CANCELED / COMPLETED CANCELED',
      comment: 'REQUESTED COMMENTED',
    },
    PENDING_REVIEW: {
      accept: 'COMPLETED ACCEPTED',
      reject: 'REJECTED REJECTED',
      cancel: 'CANCELED CANCELED / COMPLETED CANCELED',
      comment: 'PENDING_REVIEW COMMENTED',
    },
    REJECTED: {
      resend: 'REJECTED REMINDED',
      changeDueDate: 'REJECTED DUE_DATE_CHANGED',
      cancel: 'CANCELED CANCELED / COMPLETED CANCELED',
      comment: 'REJECTED COMMENTED',
    },
    DECLINED: {
      resend: 'REQUESTED RESENT',
      cancel: 'CANCELED CANCELED / COMPLETED CANCELED',
      comment: 'DECLINED COMMENTED',
    },
    CANCELED: { resend: 'REQUESTED RESENT', comment: 'CANCELED COMMENTED' },
    COMPLETED: {
      withdraw: 'nothing / REJECTED WITHDRAWN',
      resend: 'REQUESTED RESENT',
      comment: 'COMPLETED COMMENTED',
    },
  },
  SUPPLIER: {
    NOT_STARTED: {},
    REQUESTED: {
      takeLock: 'REQUESTED untold',
      saveDraft: 'REQUESTED untold',
      submit: 'PENDING_REVIEW SUBMITTED',
      postpone: 'REQUESTED POSTPONED',
      decline: 'DECLINED DECLINED',
      comment: 'REQUESTED COMMENTED',
    },
    PENDING_REVIEW: {
      takeLock: 'PENDING_REVIEW untold',
      saveDraft: 'PENDING_REVIEW untold',
      submit: 'PENDING_REVIEW SUBMITTED',
      comment: 'PENDING_REVIEW COMMENTED',
    },
    REJECTED: {
      takeLock: 'REJECTED untold',
      saveDraft: 'REJECTED untold',
      submit: 'PENDING_REVIEW SUBMITTED',
      postpone: 'REJECTED POSTPONED',
      decline: 'DECLINED DECLINED',
      comment: 'REJECTED COMMENTED',
    },
    DECLINED: {
      takeLock: 'DECLINED untold',
      saveDraft: 'DECLINED untold',
      submit: 'PENDING_REVIEW SUBMITTED',
      comment: 'DECLINED COMMENTED',
    },
    CANCELED: { comment: 'CANCELED COMMENTED' },
    COMPLETED: {
      takeLock: 'COMPLETED untold',
      saveDraft: 'COMPLETED untold',
      submit: 'PENDING_REVIEW SUBMITTED',
      comment: 'COMPLETED COMMENTED',
    },
  },
  SYSTEM: {
    NOT_STARTED: {},
    REQUESTED: {},
    PENDING_REVIEW: { deliver: 'COMPLETED DELIVERED' },
    REJECTED: {},
    DECLINED: {},
    CANCELED: {},
    COMPLETED: {},
  },
};

function told(action: LineAction, actor: LineActor, status: ProductRequestStatus, inForce: boolean): string {
  const step = lineStep(action, actor, { status, inForce });
  return step ? `${step.to} ${step.event ?? 'untold'}` : 'nothing';
}

function expectedOf(action: LineAction, actor: LineActor, status: ProductRequestStatus, inForce: boolean): string {
  const [without = 'nothing', withSome = without] = expected[actor][status][action]?.split(' / ') ?? [];
  return inForce ? withSome : without;
}

const cases = actors.flatMap((actor) =>
  productRequestStatuses.flatMap((status) => lineActions.map((action) => ({ actor, status, action }))),
);

describe('the life of a line', () => {
  it.each(cases)('$actor, $status: $action', ({ actor, status, action }) => {
    for (const inForce of [false, true]) {
      expect([inForce, told(action, actor, status, inForce)]).toEqual([
        inForce,
        expectedOf(action, actor, status, inForce),
      ]);
    }
  });

  it('never leads back to a line that was not sent', () => {
    for (const { actor, status, action } of cases) {
      for (const inForce of [false, true]) {
        expect(lineStep(action, actor, { status, inForce })?.to).not.toBe('NOT_STARTED');
      }
    }
  });

  it('tells only what the history knows', () => {
    const events = cases.flatMap(({ actor, status, action }) => {
      const step = lineStep(action, actor, { status, inForce: true });
      return step?.event ? [step.event] : [];
    });
    expect(events.filter((event) => !lineEvents.includes(event))).toEqual([]);
  });
});
