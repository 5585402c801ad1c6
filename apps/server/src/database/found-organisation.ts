import { randomUUID } from 'node:crypto';
import type { Language } from '@pcf/contract/vocabulary/language';
import { linkValiditySeconds } from '@pcf/domain/accounts/link-validity';
import { sql } from 'kysely';
import { enqueue } from '../jobs/enqueue.ts';
import { createSecret, hashSecret } from '../tokens/secrets.ts';
import type { Database, Tx } from './database.ts';

/** Who invites where no person of the organisation does; the mail and the history name it. */
const platformName = 'PCF Exchange';

interface FoundedOrganisation {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/**
 * For operators: an organisation without users, and an invitation of its first ADMIN. The mail goes out as any other
 * invitation does; its link lapses and is used up with the one that is answered here. Asked for once more before anybody
 * joined, it invites again. Undefined where the address belongs to a user.
 */
export async function foundOrganisation(
  database: Database,
  { name, email, language }: FoundedOrganisation,
): Promise<{ organisationId: string; token: string } | undefined> {
  return database.asOwner(async (tx) => {
    const { rows: users } = await sql`select from organisation_user where email = ${email}`.execute(tx);
    if (users.length > 0) return undefined;
    const { organisationId, userInvitationId, generation } =
      (await inviteAgain(tx, name, email)) ?? (await found(tx, { name, email, language }));
    const token = createSecret();
    await sql`
      insert into link_token (hash, purpose, subject_id, generation, expires_at)
      values (${hashSecret(token)}, 'USER_INVITATION', ${userInvitationId}::uuid, ${generation},
        now() + make_interval(secs => ${linkValiditySeconds.USER_INVITATION}))`.execute(tx);
    await enqueue(tx, 'mail', { template: 'userInvitation', userInvitationId, generation });
    return { organisationId, token };
  });
}

interface Invited {
  readonly organisationId: string;
  readonly userInvitationId: string;
  readonly generation: number;
}

/** Whose mail was lost, or whose link has lapsed: nobody is inside who could invite once more. Older links end. */
async function inviteAgain(tx: Tx, name: string, email: string): Promise<Invited | undefined> {
  const { rows } = await sql<Invited>`
    update user_invitation i set link_generation = link_generation + 1, sent_at = now()
      from organisation o
     where i.email = ${email} and o.id = i.organisation_id and o.name = ${name}
       and not exists (select from organisation_user u where u.organisation_id = o.id)
    returning i.organisation_id as "organisationId", i.id as "userInvitationId", i.link_generation as generation`.execute(
    tx,
  );
  return rows[0];
}

async function found(tx: Tx, { name, email, language }: FoundedOrganisation): Promise<Invited> {
  const organisationId = randomUUID();
  const platform = randomUUID();
  await sql`insert into organisation (id, name) values (${organisationId}::uuid, ${name})`.execute(tx);
  await sql`
    insert into actor (organisation_id, id, name)
    values (${organisationId}::uuid, ${platform}::uuid, ${platformName})`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    insert into user_invitation (organisation_id, invited_by, email, access_level, language)
    values (${organisationId}::uuid, ${platform}::uuid, ${email}, 'ADMIN', ${language})
    returning id`.execute(tx);
  await sql`
    insert into activity (organisation_id, actor_id, event, details)
    values (${organisationId}::uuid, ${platform}::uuid, 'USER_INVITED',
      jsonb_build_object('email', ${email}::text, 'accessLevel', 'ADMIN'))`.execute(tx);
  return { organisationId, userInvitationId: rows[0]?.id ?? '', generation: 1 };
}
