import type { UndeliverableReason } from '@pcf/contract/vocabulary/invitations';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/users';
import { sql } from 'kysely';
import type { Caller, Queries, Tx } from '../../database/database.ts';

interface SentInvitation {
  id: string;
  email: string;
}

/**
 * Whether the caller is an ADMIN still, held until the invitations are there: a call that removes an ADMIN, or makes
 * one something else, holds the organisation too, and withdraws what they invited.
 */
export async function isAdminStill(tx: Tx, { organisationId, userId }: Caller): Promise<boolean> {
  await tx.selectFrom('organisation').select('id').where('id', '=', organisationId).forNoKeyUpdate().execute();
  const found = await tx
    .selectFrom('organisation_user')
    .select('id')
    .where('id', '=', userId)
    .where('access_level', '=', 'ADMIN')
    .executeTakeFirst();
  return found !== undefined;
}

/** In the language of the inviting user. Passes over members and those who are invited already. */
export async function insertInvitations(
  tx: Tx,
  caller: Caller,
  emails: readonly string[],
  accessLevel: UserAccessLevel,
): Promise<SentInvitation[]> {
  const { rows } = await sql<SentInvitation>`
    insert into user_invitation (organisation_id, invited_by, email, access_level, language)
    select u.organisation_id, u.id, e.email, ${accessLevel}, u.language
      from organisation_user u cross join unnest(${emails}::text[]) as e (email)
     where u.id = ${caller.userId}::uuid
       and not exists (select from organisation_user m where m.organisation_id = u.organisation_id and m.email = e.email)
     order by e.email
    on conflict (organisation_id, email) do nothing
    returning id, email`.execute(tx);
  return rows;
}

export const selectMembers = (tx: Tx, organisationId: string, emails: readonly string[]) =>
  tx
    .selectFrom('organisation_user')
    .select('email')
    .where('organisation_id', '=', organisationId)
    .where('email', 'in', emails)
    .execute();

/** Locked in one order, so that two who name the same ones wait for each other instead of for ever. */
const lockedIds = (organisationId: string, emails: readonly string[]) => sql<string>`(
  select id from user_invitation
   where organisation_id = ${organisationId}::uuid and email = any (${emails}::text[]) order by email for update)`;

export const renewInvitations = (tx: Tx, organisationId: string, emails: readonly string[]) =>
  tx
    .updateTable('user_invitation')
    .set({ link_generation: sql`link_generation + 1`, sent_at: sql`now()` })
    .where('id', 'in', lockedIds(organisationId, emails))
    .returning(['id', 'email', 'link_generation'])
    .execute();

export const deleteInvitations = (tx: Tx, organisationId: string, emails: readonly string[]) =>
  tx
    .deleteFrom('user_invitation')
    .where('id', 'in', lockedIds(organisationId, emails))
    .returning(['id', 'email'])
    .execute();

const unreached = sql<{
  id: string;
  reason: UndeliverableReason | null;
  answer: string | null;
}>`unreached_colleague`.as('n');

export const selectPendingInvitations = (db: Queries, page: { limit: number; offset: number }) =>
  db
    .selectFrom('user_invitation as i')
    .innerJoin('actor as a', (join) =>
      join.onRef('a.organisation_id', '=', 'i.organisation_id').onRef('a.id', '=', 'i.invited_by'),
    )
    .leftJoin(unreached, 'n.id', 'i.id')
    .select([
      'i.id',
      'i.email',
      'i.access_level',
      'i.created_at',
      'i.sent_at',
      'a.name as invited_by',
      'n.reason',
      'n.answer',
    ])
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(page.limit)
    .offset(page.offset);

export const countPendingInvitations = (db: Queries) =>
  db.selectFrom('user_invitation').select(sql<number>`count(*)::integer`.as('count'));
