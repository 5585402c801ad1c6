import { expect, it } from 'vitest';
import type { TimelineEntry } from '../requested-product-calls.ts';
import { conflictOf } from './review-conflict.ts';

const entry = (event: TimelineEntry['event'], changes: Partial<TimelineEntry>): TimelineEntry => ({
  event,
  side: 'CUSTOMER',
  actorName: 'Jonas Weber',
  organisationName: 'Nordic Kitchen',
  fromStatus: 'PENDING_REVIEW',
  toStatus: 'PENDING_REVIEW',
  requestReference: 'REQ-2026-000001',
  comment: null,
  statedDate: null,
  createdAt: '2026-11-15T10:00:00.000Z',
  ...changes,
});

const waiting = {
  submissionVersion: 3,
  submittedAt: '2026-11-15T14:02:00.000Z',
  productRequestStatus: 'PENDING_REVIEW',
  timeline: [],
} as const;

it('tells of a version that came while the one before was read', () => {
  const product = { ...waiting, timeline: [...waiting.timeline] };
  expect(conflictOf(product, 2)).toEqual({ kind: 'stale', version: 3, submittedAt: waiting.submittedAt });
});

it('tells who was faster, whatever was written since', () => {
  const timeline = [
    entry('SUBMITTED', { side: 'SUPPLIER', actorName: 'Anna Kovács', fromStatus: 'REQUESTED' }),
    entry('ACCEPTED', { toStatus: 'COMPLETED' }),
    entry('COMMENTED', { actorName: 'Anna Kovács', fromStatus: 'COMPLETED', toStatus: 'COMPLETED' }),
  ];
  const conflict = conflictOf({ ...waiting, productRequestStatus: 'COMPLETED', timeline }, 3);
  expect(conflict).toEqual({ kind: 'moved', event: 'ACCEPTED', person: 'Jonas Weber' });
});

it('says no more than it knows', () => {
  const timeline = [entry('RESENT', { toStatus: 'REQUESTED', actorName: null, organisationName: null })];
  const conflict = conflictOf({ ...waiting, productRequestStatus: 'REQUESTED', timeline }, 3);
  expect(conflict).toEqual({ kind: 'moved', event: 'other', person: null });
});
