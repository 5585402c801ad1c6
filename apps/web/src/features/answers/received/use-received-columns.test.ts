import type { DataValidity } from '@pcf/contract/vocabulary/data-quality';
import { expect, it } from 'vitest';
import { isOwnTurn, nextStep } from './use-received-columns.tsx';

const now = new Date('2026-11-15T12:00:00Z');
const open = {
  productRequestStatus: 'REQUESTED',
  inProgress: false,
  lock: null,
  archived: false,
  inForce: null,
  featureFlags: {
    edit: 'ENABLED',
    submit: 'ENABLED',
    postpone: 'ENABLED',
    decline: 'ENABLED',
    review: 'DISABLED',
    cancel: 'DISABLED',
    resend: 'DISABLED',
    changeDueDate: 'DISABLED',
    saveAsTemplate: 'DISABLED',
    download: 'DISABLED',
  },
} as const;
const readOnly = { ...open.featureFlags, edit: 'DISABLED' } as const;
const holding = (validity: DataValidity) => ({ version: 1, validUntil: '2026-12-31', validity });
const lockOf = (until: string, own = false) => ({ holderName: 'Anna Berg', own, until });

it.each([
  ['answer', open],
  ['continueDraft', { ...open, inProgress: true }],
  ['correct', { ...open, productRequestStatus: 'REJECTED' }],
  ['continueDraft', { ...open, productRequestStatus: 'REJECTED', inProgress: true }],
  ['waitForCustomer', { ...open, productRequestStatus: 'PENDING_REVIEW' }],
  ['nothing', { ...open, productRequestStatus: 'COMPLETED' }],
  ['nothing', { ...open, productRequestStatus: 'COMPLETED', inForce: holding('VALID') }],
  ['renew', { ...open, productRequestStatus: 'COMPLETED', inForce: holding('EXPIRING') }],
  ['renew', { ...open, productRequestStatus: 'COMPLETED', inForce: holding('EXPIRED') }],
  ['waitForCustomer', { ...open, productRequestStatus: 'PENDING_REVIEW', inForce: holding('EXPIRED') }],
  ['stillAnswer', { ...open, productRequestStatus: 'DECLINED' }],
  ['nothing', { ...open, productRequestStatus: 'DECLINED', featureFlags: readOnly }],
  ['closed', { ...open, productRequestStatus: 'CANCELED' }],
  ['closed', { ...open, archived: true }],
  ['closed', { ...open, featureFlags: readOnly }],
] as const)('says %s', (step, line) => {
  expect(nextStep(line, now)).toBe(step);
});

it('names a colleague only while the lock holds, and never the reader', () => {
  expect(nextStep({ ...open, inProgress: true, lock: lockOf('2026-11-15T12:10:00Z') }, now)).toBe('beingEdited');
  expect(nextStep({ ...open, inProgress: true, lock: lockOf('2026-11-15T11:59:00Z') }, now)).toBe('continueDraft');
  expect(nextStep({ ...open, inProgress: true, lock: lockOf('2026-11-15T12:10:00Z', true) }, now)).toBe(
    'continueDraft',
  );
});

it('knows when it is the reader’s turn', () => {
  expect(isOwnTurn('correct')).toBe(true);
  expect(isOwnTurn('beingEdited')).toBe(false);
  expect(isOwnTurn('waitForCustomer')).toBe(false);
});
