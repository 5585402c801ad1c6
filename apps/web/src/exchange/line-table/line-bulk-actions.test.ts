import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { expect, it } from 'vitest';
import { someCan } from './line-bulk-actions.tsx';

const of = (...statuses: ProductRequestStatus[]) =>
  statuses.map((productRequestStatus) => ({ productRequestStatus, inForce: null }));

it('offers to send only what was not sent yet', () => {
  expect(someCan('send', of('NOT_STARTED', 'REQUESTED'))).toBe(true);
  expect(someCan('send', of('REQUESTED', 'COMPLETED'))).toBe(false);
});

it('offers to resend only what was sent and is not waiting for a review', () => {
  expect(someCan('resend', of('NOT_STARTED', 'PENDING_REVIEW'))).toBe(false);
  expect(someCan('resend', of('NOT_STARTED', 'DECLINED'))).toBe(true);
});

it('offers to cancel only what is under way', () => {
  expect(someCan('cancel', of('COMPLETED', 'CANCELED', 'NOT_STARTED'))).toBe(false);
  expect(someCan('cancel', of('COMPLETED', 'PENDING_REVIEW'))).toBe(true);
});
