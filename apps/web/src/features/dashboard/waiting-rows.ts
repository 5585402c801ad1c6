import type { LinkTarget } from '../../lib/navigation/query-string.ts';
import type { Dashboard, HomeSide } from './home-side.ts';
import { lapsing, linesOf, linesWith } from './list-links.ts';

const invitationKinds = ['invitations', 'toConfirm', 'accessRequests', 'toBeConfirmed'] as const;

type InvitationKind = (typeof invitationKinds)[number];

/** Everything that can wait, on a side or on both. */
export const waitingKinds = [
  'customer.toReview',
  'customer.overdue',
  'customer.declined',
  'customer.expired',
  'customer.expiring',
  'customer.undeliverable',
  'supplier.toAnswer',
  'supplier.rejected',
  'supplier.overdue',
  'supplier.expired',
  'supplier.expiring',
  ...invitationKinds.map((kind) => `both.${kind}` as const),
] as const;

export type WaitingKind = (typeof waitingKinds)[number];

export interface WaitingRow {
  readonly kind: WaitingKind;
  readonly count: number;
  readonly to: LinkTarget;
}

/** Straight to the one that waits longest; after it the next one opens. */
const nextReview = (oldest: Dashboard['customer']['oldestReview']): LinkTarget =>
  oldest
    ? {
        to: '/customer/requests/$requestId/$productId',
        params: { requestId: oldest.requestReference, productId: oldest.productId },
        search: { from: 'reviews' },
      }
    : { to: '/customer/reviews' };

/** What waits on one side, what keeps others waiting first, each with the list that has exactly these. */
export function linesWaiting({ customer, supplier }: Dashboard, side: HomeSide): WaitingRow[] {
  const rows: WaitingRow[] =
    side === 'customer'
      ? [
          { kind: 'customer.toReview', count: customer.toReview, to: nextReview(customer.oldestReview) },
          { kind: 'customer.overdue', count: customer.overdue, to: linesOf(side, { overdue: 'true' }) },
          { kind: 'customer.declined', count: customer.declined, to: linesWith(side, 'DECLINED') },
          { kind: 'customer.expired', count: customer.expired, to: lapsing(side, 'EXPIRED') },
          { kind: 'customer.expiring', count: customer.expiring, to: lapsing(side, 'EXPIRING') },
          {
            kind: 'customer.undeliverable',
            // Where something is overdue as well, it is said there.
            count: customer.overdue > 0 ? 0 : customer.undeliverable,
            to: { to: '/customer/suppliers' },
          },
        ]
      : [
          { kind: 'supplier.toAnswer', count: supplier.toAnswer, to: linesWith(side, 'REQUESTED') },
          { kind: 'supplier.rejected', count: supplier.rejected, to: linesWith(side, 'REJECTED') },
          { kind: 'supplier.overdue', count: supplier.overdue, to: linesOf(side, { overdue: 'true' }) },
          { kind: 'supplier.expired', count: supplier.expired, to: lapsing(side, 'EXPIRED') },
          { kind: 'supplier.expiring', count: supplier.expiring, to: lapsing(side, 'EXPIRING') },
        ];
  return rows.filter(({ count }) => count > 0);
}

const tabs = {
  invitations: 'invitations',
  toConfirm: 'invitations',
  accessRequests: 'users',
  toBeConfirmed: 'invitations',
} as const satisfies Record<InvitationKind, string>;

/** Companies and people that wait, whichever side is shown. */
export function invitationsWaiting(counts: Readonly<Record<InvitationKind, number>>): WaitingRow[] {
  return invitationKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({
      kind: `both.${kind}`,
      count: counts[kind],
      to: { to: '/settings', search: { tab: tabs[kind] } },
    }));
}
