import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { linkExpiry } from '@pcf/domain/accounts/link-validity';
import { checkPage } from '../../http/check-page.ts';
import { reads } from '../../http/operation-handler.ts';
import {
  countReceived,
  countSent,
  type ReceivedRow,
  type SentRow,
  selectReceived,
  selectSent,
} from './invitation-lists.queries.ts';

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
