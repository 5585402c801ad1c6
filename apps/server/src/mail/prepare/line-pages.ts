import type { LineNoticeKind } from '@pcf/contract/vocabulary/line-notice-kind';

/** Where the mails about lines lead. */

export const receivedInvitationsPage = '/settings?tab=invitations';

interface ToldLine {
  readonly reference: string;
  readonly productId: string;
}

/** What lapses soon may have lapsed by the time somebody looks. */
const lapsing = '?validity=EXPIRING,EXPIRED';

export const lapsingTemplatesPage = `/products/sold${lapsing}`;

const customerFilters: Partial<Record<LineNoticeKind, string>> = {
  DECLINED: '?productRequestStatus=DECLINED',
  REVIEW_OVERDUE: '?productRequestStatus=PENDING_REVIEW',
  SUBMITTED: '?productRequestStatus=PENDING_REVIEW',
  EXPIRING: lapsing,
};

const supplierFilters: Partial<Record<LineNoticeKind, string>> = {
  REQUESTED: '?productRequestStatus=REQUESTED',
  ACCEPTED: '?productRequestStatus=COMPLETED',
  REJECTED: '?productRequestStatus=REJECTED',
  WITHDRAWN: '?productRequestStatus=REJECTED',
  EXPIRING: lapsing,
};

/** The page of the line where a mail is about one only, else the list of those that are as the mail says. */
export function customerPage(kind: LineNoticeKind, line: ToldLine | null): string {
  return line
    ? `/customer/requests/${encodeURIComponent(line.reference)}/${line.productId}`
    : `/products/purchased${customerFilters[kind] ?? ''}`;
}

export function supplierPage(kind: LineNoticeKind, line: ToldLine | null): string {
  return line
    ? `/supplier/requests/${encodeURIComponent(line.reference)}/products/${line.productId}`
    : `/products/received-requests${supplierFilters[kind] ?? ''}`;
}
