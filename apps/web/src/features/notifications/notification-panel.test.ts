import { expect, it } from 'vitest';
import { notificationTarget } from './notification-panel.tsx';

const line = { requestReference: 'REQ-2026-000001', productId: 'a4c1', templateId: null, lines: 1 } as const;
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
  ['CUSTOMER', 'EXPIRING', '/products/purchased', { validity: ['EXPIRING', 'EXPIRED'] }],
  ['SUPPLIER', 'EXPIRING', '/products/received-requests', { validity: ['EXPIRING', 'EXPIRED'] }],
] as const)('leads the %s with many lines that are %s to their list', (side, kind, to, search) => {
  expect(notificationTarget({ ...line, lines: 12, side, kind })).toEqual({ to, search });
});

it('leads to the sold product, or to those whose data lapse', () => {
  const told = {
    ...line,
    side: 'SUPPLIER',
    kind: 'TEMPLATES_EXPIRING',
    productId: null,
    requestReference: null,
    templateId: 't1',
  } as const;
  expect(notificationTarget(told)).toEqual({ to: '/products/sold/$soldProductId', params: { soldProductId: 't1' } });
  expect(notificationTarget({ ...told, lines: 3 })).toEqual({
    to: '/products/sold',
    search: { validity: ['EXPIRING', 'EXPIRED'] },
  });
});
