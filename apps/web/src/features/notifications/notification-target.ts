import type { LineNoticeKind } from '@pcf/contract/vocabulary/line-notice-kind';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import type { LinkProps } from '@tanstack/react-router';
import type { Notification } from './api/list-notifications.ts';

/** How lines of a kind stand that a customer is told of; those of the rest can stand in several ways. */
const customerStatuses: Partial<Record<LineNoticeKind, ProductRequestStatus>> = {
  DECLINED: 'DECLINED',
  REVIEW_OVERDUE: 'PENDING_REVIEW',
  SUBMITTED: 'PENDING_REVIEW',
};

const supplierStatuses: Partial<Record<LineNoticeKind, ProductRequestStatus>> = {
  REQUESTED: 'REQUESTED',
  ACCEPTED: 'COMPLETED',
  REJECTED: 'REJECTED',
  WITHDRAWN: 'REJECTED',
};

type Told = Pick<Notification, 'side' | 'kind' | 'lines' | 'requestReference' | 'productId'>;

/** Where a notification leads: to the line where it is about one, else to the list of those that stand as it says. */
export function notificationTarget({ side, kind, lines, requestReference, productId }: Told): LinkProps {
  if (lines === 1 && requestReference !== null) {
    const params = { requestId: requestReference, productId };
    const to =
      side === 'CUSTOMER'
        ? '/customer/requests/$requestId/$productId'
        : '/supplier/requests/$requestId/products/$productId';
    return { to, params };
  }
  const status = (side === 'CUSTOMER' ? customerStatuses : supplierStatuses)[kind];
  const search = status ? { productRequestStatus: status } : {};
  return { to: side === 'CUSTOMER' ? '/products/purchased' : '/products/received-requests', search };
}
