import type { InvitationOutcome, InvitationRelation } from '@pcf/contract/vocabulary/invitations';
import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';
import type { FeatureState } from '@pcf/contract/vocabulary/organisation';
import type { AccessResponseStatus, LinkRefusal } from '@pcf/contract/vocabulary/users';
import { cancelableStatuses, declinableStatuses } from '@pcf/domain/exchange/changeable-statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Every function of the database that these calls use answers with exactly one row. */
async function onlyRow<Row>(tx: Tx, query: RawBuilder<Row>): Promise<Row> {
  const { rows } = await query.execute(tx);
  if (!rows[0]) throw new Error('A function of the invitations answered without a row.');
  return rows[0];
}

export const selectEmail = (tx: Tx, userId: string) =>
  tx.selectFrom('organisation_user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();

/** An API key writes in the language of its creator. */
export async function selectLanguage(tx: Tx, callerId: string): Promise<Language> {
  const creator = tx.selectFrom('api_key').select('created_by').where('id', '=', callerId);
  const found = await tx
    .selectFrom('organisation_user')
    .select('language')
    .where(({ eb, or }) => or([eb('id', '=', callerId), eb('id', '=', creator)]))
    .executeTakeFirst();
  return found?.language ?? fallbackLanguage;
}

export interface NewInvitation {
  email: string;
  relation: InvitationRelation;
  organisationName: string | null;
  message: string | null;
  language: Language;
  partnerId: string | null;
}

interface CreatedInvitation {
  outcome: InvitationOutcome | 'NOT_FOUND';
  invitation_id: string | null;
  /** Whether the address is a registered user's, who then needs no link. */
  routed: boolean;
}

export const createInvitation = (tx: Tx, given: NewInvitation) =>
  onlyRow(
    tx,
    sql<CreatedInvitation>`
      select * from create_invitation(${given.email}, ${given.relation}, ${given.organisationName}, ${given.message},
        ${given.language}, ${given.partnerId}::uuid)`,
  );

/** Suppliers and nobody's second contacts, in one statement however many they are. */
export async function createSupplierInvitations(
  tx: Tx,
  suppliers: readonly Pick<NewInvitation, 'email' | 'organisationName'>[],
  language: Language,
): Promise<CreatedInvitation[]> {
  const { rows } = await sql<CreatedInvitation>`
    select c.* from jsonb_to_recordset(${JSON.stringify(suppliers)}::jsonb) as s (email text, "organisationName" text)
     cross join lateral create_invitation(s.email, 'SUPPLIER', s."organisationName", null, ${language}, null) c`.execute(
    tx,
  );
  return rows;
}

/** A change of invitations locks their inviter first, as the functions of the database do. */
export const lockOrganisation = (tx: Tx, organisationId: string) =>
  tx.selectFrom('organisation').select('id').where('id', '=', organisationId).forNoKeyUpdate().execute();

/** The links of the older mails lapse with their generation. */
export const renewInvitations = (tx: Tx, ids: readonly string[]) =>
  tx
    .updateTable('invitation')
    .set(({ eb }) => ({ link_generation: eb('link_generation', '+', 1), sent_at: sql<Date>`now()` }))
    .where('id', 'in', ids)
    .where('status', '=', 'PENDING')
    .returning(['id', 'email', 'recipient_organisation_id', 'link_generation'])
    .execute();

export const selectPartner = (tx: Tx, id: string) =>
  tx.selectFrom('invitation').select('partner_organisation_id').where('id', '=', id).executeTakeFirstOrThrow();

export const selectStatuses = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('invitation').select(['id', 'status']).where('id', 'in', ids).execute();

export type Acceptance =
  | { outcome: 'NOT_FOUND' | 'OWN_ORGANISATION' | 'AMBIGUOUS_REQUEST' }
  | { outcome: 'INVALID_LINK'; status: LinkRefusal }
  | { outcome: 'INVALID_TRANSITION'; status: AccessResponseStatus }
  | { outcome: 'ENABLED'; refused: string[] }
  /** Without the claim's id where it waits already. */
  | { outcome: 'WAITING_FOR_APPROVAL'; claim_id: string | null };

export const acceptInvitationFor = (
  tx: Tx,
  invitationId: string,
  link: { tokenHash: string | null; domain: string | null },
) =>
  onlyRow(
    tx,
    sql<Acceptance>`
      select * from accept_invitation(${invitationId}::uuid, ${link.tokenHash}, ${link.domain}, ${cancelableStatuses})`,
  );

type Refusal =
  | { outcome: 'NOT_FOUND' }
  | { outcome: 'INVALID_TRANSITION'; status: AccessResponseStatus | FeatureState };

interface Declined {
  outcome: 'DECLINED';
  refused: string[];
  inviter_id: string;
  partner_id: string;
  /** How many lines were declined with it. */
  declined_lines: number;
}

export const declineInvitationFor = (tx: Tx, invitationId: string) =>
  onlyRow(
    tx,
    sql<Refusal | Declined>`
      select * from decline_invitation(${invitationId}::uuid, ${declinableStatuses})`,
  );

/** Both have answered for the same product: the inviter has to decide first. */
interface AmbiguousLines {
  outcome: 'AMBIGUOUS_REQUEST';
}

export const decideClaim = (tx: Tx, invitationId: string, claimId: string, confirmed: boolean) =>
  onlyRow(
    tx,
    sql<Refusal | AmbiguousLines | { outcome: 'DECIDED'; status: AccessResponseStatus; refused: string[] | null }>`
      select * from decide_claim(${invitationId}::uuid, ${claimId}::uuid, ${confirmed}, ${cancelableStatuses})`,
  );

export const undoClaimOf = (tx: Tx, invitationId: string) =>
  onlyRow(
    tx,
    sql<Refusal | { outcome: 'FORBIDDEN' } | { outcome: 'UNDONE'; claim_id: string }>`
      select * from undo_claim(${invitationId}::uuid)`,
  );
