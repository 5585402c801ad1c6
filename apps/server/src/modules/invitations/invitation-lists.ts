import type { sentInvitationFilters } from '@pcf/contract/operations/invitations.filters';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { UndeliverableReason } from '@pcf/contract/vocabulary/invitations';
import { linkExpiry } from '@pcf/domain/accounts/link-validity';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { Page } from '../../database/list-query.ts';
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
  filter: SentFilter,
  { limit, offset, order }: Page & { readonly order: 'asc' | 'desc' },
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
  mailServerAnswer: row.mail_answer,
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
    const order = query.sortDirection === 'ASC' ? 'asc' : 'desc';
    return { page: selectSent(db, query, { ...checkPage(query), order }), count: countSent(db, query) };
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

type SentRow = ViewRow<
  SentInvitation,
  'invited_by',
  {
    claims: OperationOutput<'listSentInvitations'>['data'][number]['claims'] | null;
    unreached: UndeliverableReason | null;
  }
>;

type ReceivedRow = ViewRow<ReceivedInvitation>;

type SentFilter = Pick<CheckedInput<'listSentInvitations'>['query'], keyof typeof sentInvitationFilters>;

type Invitations = ReturnType<typeof allInvitations>;

const allInvitations = (db: Queries) => db.selectFrom('invitation');

/** How each filter of the table narrows the invitations; one without its condition does not compile. */
const narrowed: Readonly<
  Record<keyof typeof sentInvitationFilters, (query: Invitations, filter: SentFilter, db: Queries) => Invitations>
> = {
  accessResponseStatus: (query, { accessResponseStatus }) =>
    accessResponseStatus === undefined ? query : query.where('status', '=', accessResponseStatus),
  claimState: (query, { claimState }, db) => {
    if (claimState === undefined) return query;
    const claimed = db.selectFrom('invitation_claim').select('invitation_id').where('state', '=', claimState);
    return query.where('id', 'in', claimed);
  },
};

const ownInvitations = (db: Queries, filter: SentFilter): Invitations =>
  Object.values(narrowed).reduce((query, narrow) => narrow(query, filter, db), allInvitations(db));
