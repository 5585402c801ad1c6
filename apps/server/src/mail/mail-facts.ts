import type { Language } from '@pcf/contract/vocabulary/language';
import type { LinkPurpose } from '@pcf/contract/vocabulary/users';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** What the mails say, read when they are sent: people who were removed or have answered since get none. */

export const findUser = (tx: Tx, userId: string) =>
  tx
    .selectFrom('organisation_user')
    .select(['email', 'language', 'organisation_id'])
    .where('id', '=', userId)
    .executeTakeFirst();

/** With the language of its user, who may have chosen another one since. */
export const findAccount = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('account as a')
    .leftJoin('organisation_user as u', 'u.account_id', 'a.id')
    .select(({ fn }) => [
      'a.email',
      'a.email_verified_at',
      'a.new_email',
      'a.verification_generation',
      'a.reset_generation',
      'a.email_change_generation',
      fn.coalesce('u.language', 'a.language').$castTo<Language>().as('language'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirst();

/** While it has not lapsed: a mail that comes too late would only mislead. */
export const findSignInCode = (tx: Tx, codeId: string) =>
  tx
    .selectFrom('sign_in_code')
    .select('account_id')
    .where('id', '=', codeId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

export const findInvitation = (tx: Tx, invitationId: string) =>
  tx
    .selectFrom('invitation as i')
    .innerJoin('organisation as o', 'o.id', 'i.inviter_organisation_id')
    .innerJoin('organisation as p', 'p.id', 'i.partner_organisation_id')
    .innerJoin('actor as a', (join) =>
      join.onRef('a.organisation_id', '=', 'i.inviter_organisation_id').onRef('a.id', '=', 'i.invited_by'),
    )
    .select([
      'i.id',
      'i.email',
      'i.relation',
      'i.message',
      'i.language',
      'i.status',
      'i.link_generation',
      'i.organisation_name',
      'i.inviter_organisation_id',
      'i.recipient_organisation_id',
      'i.partner_organisation_id',
      'o.name as inviter_name',
      'p.name as partner_name',
      'a.name as invited_by',
      'a.id as invited_by_id',
    ])
    .where('i.id', '=', invitationId)
    .executeTakeFirst();

export const findUserInvitation = (tx: Tx, invitationId: string) =>
  tx
    .selectFrom('user_invitation as i')
    .innerJoin('organisation as o', 'o.id', 'i.organisation_id')
    .innerJoin('actor as a', (join) =>
      join.onRef('a.organisation_id', '=', 'i.organisation_id').onRef('a.id', '=', 'i.invited_by'),
    )
    .select([
      'i.id',
      'i.email',
      'i.language',
      'i.link_generation',
      'o.name as organisation_name',
      'a.name as invited_by',
      'a.id as invited_by_id',
    ])
    .where('i.id', '=', invitationId)
    .executeTakeFirst();

export const findAccessRequest = (tx: Tx, accessRequestId: string) =>
  tx
    .selectFrom('access_request as r')
    .innerJoin('organisation as o', 'o.id', 'r.organisation_id')
    .select([
      'r.id',
      'r.organisation_id',
      'r.email',
      'r.first_name',
      'r.last_name',
      'r.job_title',
      'r.message',
      'r.language',
      'r.status',
      'r.link_generation',
      'o.name as organisation_name',
    ])
    .where('r.id', '=', accessRequestId)
    .executeTakeFirst();

export const findClaim = (tx: Tx, claimId: string) =>
  tx
    .selectFrom('invitation_claim as c')
    .innerJoin('invitation as i', 'i.id', 'c.invitation_id')
    .innerJoin('organisation as inviter', 'inviter.id', 'c.inviter_organisation_id')
    .innerJoin('organisation as claimant', 'claimant.id', 'c.claimant_organisation_id')
    .innerJoin('actor as a', (join) =>
      join.onRef('a.organisation_id', '=', 'c.claimant_organisation_id').onRef('a.id', '=', 'c.claimant_user_id'),
    )
    .select([
      'c.state',
      'c.email',
      'c.inviter_organisation_id',
      'c.claimant_organisation_id',
      'i.email as invited_email',
      'inviter.name as inviter_name',
      'claimant.name as claimant_name',
      'a.name as person_name',
      'a.id as person_id',
    ])
    .where('c.id', '=', claimId)
    .executeTakeFirst();

/** Those of an organisation that still lapse, the first of them first. */
export const findLapsingTemplates = (tx: Tx, organisationId: string, templateIds: readonly string[], before: string) =>
  tx
    .selectFrom('template as t')
    .innerJoin('organisation as o', 'o.id', 't.organisation_id')
    .select(['t.name', 't.internal_reference', 't.valid_until', 'o.name as organisation_name'])
    .where('t.organisation_id', '=', organisationId)
    .where('t.id', 'in', templateIds)
    .where('t.valid_until', '<', before)
    .orderBy('t.valid_until')
    .orderBy('t.name')
    .execute();

export const selectAdmins = (tx: Tx, organisationId: string) =>
  tx
    .selectFrom('organisation_user')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('access_level', '=', 'ADMIN')
    .orderBy('id')
    .execute();

export const insertLinkToken = (
  tx: Tx,
  token: {
    hash: string;
    purpose: LinkPurpose;
    subjectId: string;
    generation: number;
    recipientUserId: string | null;
    validSeconds: number;
  },
) =>
  tx
    .insertInto('link_token')
    .values({
      hash: token.hash,
      purpose: token.purpose,
      subject_id: token.subjectId,
      generation: token.generation,
      recipient_user_id: token.recipientUserId,
      expires_at: sql<Date>`now() + make_interval(secs => ${token.validSeconds})`,
    })
    .execute();

/** A newer link voids the older ones. Nothing where the address has no account, or none to verify. */
export const renewVerification = (tx: Tx, email: string) =>
  tx
    .updateTable('account')
    .set(({ eb }) => ({ verification_generation: eb('verification_generation', '+', 1) }))
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

export const renewReset = (tx: Tx, email: string) =>
  tx
    .updateTable('account')
    .set(({ eb }) => ({ reset_generation: eb('reset_generation', '+', 1) }))
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
