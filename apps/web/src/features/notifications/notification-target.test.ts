import { expect, it } from 'vitest';
import { notificationTarget } from './notification-target.ts';

const line = { requestReference: 'REQ-2026-000001', productId: 'a4c1', lines: 1 } as const;
const params = { requestId: 'REQ-2026-000001', productId: 'a4c1' };

it('leads each side to its own page of the line', () => {
  expect(notificationTarget({ ...line, side: 'CUSTOMER', kind: 'SUBMITTED' })).toEqual({
    to: '/customer/requests/$requestId/$productId',
    params,
  });
  expect(notificationTarget({ ...line, side: 'SUPPLIER', kind: 'REJECTED' })).toEqual({
    to: '/supplier/requests/$requestId/products/$productId',
    params,
  });
});

it.each([
  ['CUSTOMER', 'SUBMITTED', '/products/purchased', { productRequestStatus: 'PENDING_REVIEW' }],
  ['CUSTOMER', 'COMMENTED', '/products/purchased', {}],
  ['SUPPLIER', 'REQUESTED', '/products/received-requests', { productRequestStatus: 'REQUESTED' }],
  ['SUPPLIER', 'WITHDRAWN', '/products/received-requests', { productRequestStatus: 'REJECTED' }],
  ['SUPPLIER', 'CANCELED', '/products/received-requests', {}],
] as const)('leads the %s with many lines that are %s to their list', (side, kind, to, search) => {
  expect(notificationTarget({ ...line, lines: 12, side, kind })).toEqual({ to, search });
});
