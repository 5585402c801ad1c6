import type { LineNoticeKind } from '@pcf/contract/vocabulary/line-notice-kind';

/** Where the mails about lines lead. */

/** The start page shows a supplier what is asked. */
export const supplierPage = '/';

export const receivedInvitationsPage = '/settings?tab=invitations';

const filters: Partial<Record<LineNoticeKind, string>> = {
  DECLINED: '?productRequestStatus=DECLINED',
  REVIEW_OVERDUE: '?productRequestStatus=PENDING_REVIEW',
};

/** The page of the line where a mail is about one only, else the list of those that are as the mail says. */
export function customerPage(
  kind: LineNoticeKind,
  line: { readonly reference: string; readonly productId: string } | null,
): string {
  return line
    ? `/customer/requests/${encodeURIComponent(line.reference)}/${line.productId}`
    : `/products/purchased${filters[kind] ?? ''}`;
}
