import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { AccessResponseStatus } from '@pcf/contract/vocabulary/access-response-status';
import type { FeatureState } from '@pcf/contract/vocabulary/feature-state';
import type { InvitationRelation } from '@pcf/contract/vocabulary/invitation-relation';
import type { UndeliverableReason } from '@pcf/contract/vocabulary/undeliverable-reason';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

interface SharedRow {
  id: string;
  email: string;
  relation: InvitationRelation;
  status: AccessResponseStatus;
  message: string | null;
  invited_by: string;
  created_at: Date;
  answered_at: Date | null;
}

export interface SentRow extends SharedRow {
  organisation_name: string | null;
  partner_organisation_id: string;
  sent_at: Date;
  claims: OperationOutput<'listSentInvitations'>['data'][number]['claims'] | null;
  can_undo: boolean;
  unreached: UndeliverableReason | null;
}

export interface ReceivedRow extends SharedRow {
  organisation_name: string;
  claim_state: FeatureState | null;
}

const sent = sql<SentRow>`sent_invitation`.as('i');
const received = sql<ReceivedRow>`received_invitation`.as('i');
const count = sql<number>`count(*)::integer`.as('count');

export interface SentFilter {
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

/** Finds the page before it looks up names and claims, so that a deep page costs little more than the first. */
export const selectSent = (
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

export const countSent = (db: Queries, filter: SentFilter) => ownInvitations(db, filter).select(count);

export const selectReceived = (db: Queries, { limit, offset }: Page) =>
  db
    .selectFrom(received)
    .selectAll()
    .orderBy(sql`i.status = 'PENDING'`, 'desc')
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .offset(offset);

export const countReceived = (db: Queries) => db.selectFrom(received).select(count);
