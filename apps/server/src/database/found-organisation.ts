import { randomUUID } from 'node:crypto';
import type { Language } from '@pcf/contract/vocabulary/language';
import { linkValiditySeconds } from '@pcf/domain/accounts/link-validity';
import { sql } from 'kysely';
import { enqueue } from '../jobs/enqueue.ts';
import { createSecret, hashSecret } from '../tokens/secrets.ts';
import type { Database } from './database.ts';

/** Who invites where no person of the organisation does; the mail and the history name it. */
const platformName = 'PCF Exchange';

interface FoundedOrganisation {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/**
 * For operators: an organisation without users, and an invitation of its first ADMIN. The mail goes out as any other
 * invitation does; its link lapses and is used up with the one that is answered here. Undefined where the address belongs to a user.
 */
export async function foundOrganisation(
  database: Database,
  { name, email, language }: FoundedOrganisation,
): Promise<{ organisationId: string; token: string } | undefined> {
  const organisationId = randomUUID();
  const platform = randomUUID();
  return database.asOwner(async (tx) => {
    const { rows: users } = await sql`select from organisation_user where email = ${email}`.execute(tx);
    if (users.length > 0) return undefined;
    await sql`insert into organisation (id, name) values (${organisationId}::uuid, ${name})`.execute(tx);
    await sql`
      insert into actor (organisation_id, id, name)
      values (${organisationId}::uuid, ${platform}::uuid, ${platformName})`.execute(tx);
    const { rows } = await sql<{ id: string }>`
      insert into user_invitation (organisation_id, invited_by, email, access_level, language)
      values (${organisationId}::uuid, ${platform}::uuid, ${email}, 'ADMIN', ${language})
      returning id`.execute(tx);
    const userInvitationId = rows[0]?.id ?? '';
    await sql`
      insert into activity (organisation_id, actor_id, event, details)
      values (${organisationId}::uuid, ${platform}::uuid, 'USER_INVITED',
        jsonb_build_object('email', ${email}::text, 'accessLevel', 'ADMIN'))`.execute(tx);
    const token = createSecret();
    await sql`
      insert into link_token (hash, purpose, subject_id, generation, expires_at)
      values (${hashSecret(token)}, 'USER_INVITATION', ${userInvitationId}::uuid, 1,
        now() + make_interval(secs => ${linkValiditySeconds.USER_INVITATION}))`.execute(tx);
    await enqueue(tx, 'mail', { template: 'userInvitation', userInvitationId, generation: 1 });
    return { organisationId, token };
  });
}
