import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { UndeliverableReason } from '@pcf/contract/vocabulary/invitations';
import type { FeatureState } from '@pcf/contract/vocabulary/organisation';
import type { AccessResponseStatus } from '@pcf/contract/vocabulary/users';
import { linkExpiry } from '@pcf/domain/accounts/link-validity';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { ReceivedInvitation, SentInvitation } from '../../database/schema.generated.ts';
import type { ViewRow } from '../../database/view-row.ts';
import { reads } from '../../http/operation-handler.ts';
import { checkPage } from '../../http/paging.ts';

const sent = sql<SentRow>`sent_invitation`.as('i');

const received = sql<ReceivedRow>`received_invitation`.as('i');

const count = sql<number>`count(*)::integer`.as('count');

/** Finds the page before it looks up names and claims, so that a deep page costs little more than the first. */
const selectSent = (
  db: Queries,
  { limit, offset, order, ...filter }: Page & SentFilter & { readonly order: 'asc' | 'desc' },
) =>
  db
    .selectFrom(sent)
    .selectAll()
    .where(
      'i.id',
      'in',
      ownInvitations(db, filter)
        .select('id')
        .orderBy('created_at', order)
        .orderBy('id', order)
        .limit(limit)
        .offset(offset),
    )
    .orderBy('i.created_at', order)
    .orderBy('i.id', order);

const countSent = (db: Queries, filter: SentFilter) => ownInvitations(db, filter).select(count);

const selectReceived = (db: Queries, { limit, offset }: Page) =>
  db
    .selectFrom(received)
    .selectAll()
    .orderBy(sql`i.status = 'PENDING'`, 'desc')
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .offset(offset);

const countReceived = (db: Queries) => db.selectFrom(received).select(count);

type Sent = OperationOutput<'listSentInvitations'>['data'][number];
type Received = OperationOutput<'listReceivedInvitations'>['data'][number];

const presentSent = (row: SentRow): Sent => ({
  id: row.id,
  email: row.email,
  organisationName: row.organisation_name,
  relation: row.relation,
  accessResponseStatus: row.status,
  message: row.message,
  partnerId: row.partner_organisation_id,
  invitedBy: row.invited_by,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at.toISOString(),
  expiresAt: linkExpiry('INVITATION', row.sent_at).toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  claims: row.claims ?? [],
  canUndo: row.can_undo,
  undeliverableReason: row.unreached,
});

const presentReceived = (row: ReceivedRow): Received => ({
  id: row.id,
  organisationName: row.organisation_name,
  invitedBy: row.invited_by,
  email: row.email,
  relation: row.relation,
  accessResponseStatus: row.status,
  message: row.message,
  createdAt: row.created_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  claimState: row.claim_state,
});

export const listSentInvitations = reads<
  'listSentInvitations',
  { page: ReturnType<typeof selectSent>; count: ReturnType<typeof countSent> }
>(
  (db, { query }) => {
    const filter = { status: query.accessResponseStatus, claimState: query.claimState };
    const order = query.sortDirection === 'ASC' ? 'asc' : 'desc';
    return { page: selectSent(db, { ...checkPage(query), ...filter, order }), count: countSent(db, filter) };
  },
  ({ page, count: [total] }) => ({ data: page.map(presentSent), metadata: { count: total?.count ?? 0 } }),
);

export const listReceivedInvitations = reads<
  'listReceivedInvitations',
  { page: ReturnType<typeof selectReceived>; count: ReturnType<typeof countReceived> }
>(
  (db, { query }) => ({ page: selectReceived(db, checkPage(query)), count: countReceived(db) }),
  ({ page, count: [total] }) => ({ data: page.map(presentReceived), metadata: { count: total?.count ?? 0 } }),
);

interface Page {
  readonly limit: number;
  readonly offset: number;
}

type SentRow = ViewRow<
  SentInvitation,
  'invited_by',
  {
    claims: OperationOutput<'listSentInvitations'>['data'][number]['claims'] | null;
    unreached: UndeliverableReason | null;
  }
>;

type ReceivedRow = ViewRow<ReceivedInvitation>;

interface SentFilter {
  readonly status: AccessResponseStatus | undefined;
  readonly claimState: FeatureState | undefined;
}

function ownInvitations(db: Queries, { status, claimState }: SentFilter) {
  let own = db.selectFrom('invitation');
  if (status !== undefined) own = own.where('status', '=', status);
  if (claimState === undefined) return own;
  return own.where(
    'id',
    'in',
    db.selectFrom('invitation_claim').select('invitation_id').where('state', '=', claimState),
  );
}
