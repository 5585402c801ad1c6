import type { DataValidity } from '@pcf/contract/vocabulary/data-validity';
import type { NotificationKind } from '@pcf/contract/vocabulary/notification-kind';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import type { LinkProps } from '@tanstack/react-router';
import type { Notification } from './api/list-notifications.ts';

/** How lines of a kind stand that a customer is told of; those of the rest can stand in several ways. */
const customerStatuses: Partial<Record<NotificationKind, ProductRequestStatus>> = {
  DECLINED: 'DECLINED',
  REVIEW_OVERDUE: 'PENDING_REVIEW',
  SUBMITTED: 'PENDING_REVIEW',
};

const supplierStatuses: Partial<Record<NotificationKind, ProductRequestStatus>> = {
  REQUESTED: 'REQUESTED',
  ACCEPTED: 'COMPLETED',
  REJECTED: 'REJECTED',
  WITHDRAWN: 'REJECTED',
};

/** What lapses soon may have lapsed by the time somebody looks. */
const lapsing = { validity: ['EXPIRING', 'EXPIRED'] satisfies DataValidity[] };

type Told = Pick<Notification, 'side' | 'kind' | 'lines' | 'requestReference' | 'productId' | 'templateId'>;

/** Where a notification leads: to the line where it is about one, else to the list of those that stand as it says. */
export function notificationTarget(told: Told): LinkProps {
  const { side, lines, requestReference, productId, templateId } = told;
  if (templateId !== null) {
    return lines === 1
      ? { to: '/products/sold/$templateId', params: { templateId } }
      : { to: '/products/sold', search: lapsing };
  }
  if (lines === 1 && requestReference !== null && productId !== null) {
    const params = { requestId: requestReference, productId };
    const to =
      side === 'CUSTOMER'
        ? '/customer/requests/$requestId/$productId'
        : '/supplier/requests/$requestId/products/$productId';
    return { to, params };
  }
  return { to: side === 'CUSTOMER' ? '/products/purchased' : '/products/received-requests', search: searchOf(told) };
}

function searchOf({ side, kind }: Told): Record<string, unknown> {
  if (kind === 'EXPIRING') return lapsing;
  const status = (side === 'CUSTOMER' ? customerStatuses : supplierStatuses)[kind];
  return status ? { productRequestStatus: status } : {};
}
