import type { UserAccessLevel } from '@pcf/contract/vocabulary/users';
import { sql } from 'kysely';
import { demoPassword } from '../demo/demo-organisations.ts';
import { createUser } from '../modules/users/users.service.ts';
import { hashPassword } from '../tokens/password-hash.ts';
import type { TestServer } from './test-server.ts';

export async function organisationIdOf(server: TestServer, name: string): Promise<string> {
  const { id } = await server.database.asOwner((tx) =>
    tx.selectFrom('organisation').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
  );
  return id;
}

export async function tokenOf(server: TestServer, email: string): Promise<string> {
  return (await server.signIn(email)).access_token;
}

/** One more user of an organisation, with the password of the demo. */
export async function addMember(
  server: TestServer,
  organisation: string,
  member: { email: string; firstName: string; lastName: string; accessLevel: UserAccessLevel },
): Promise<void> {
  const organisationId = await organisationIdOf(server, organisation);
  const passwordHash = await hashPassword(demoPassword);
  await server.database.forNewOrganisation(organisationId, (tx) =>
    createUser(tx, { ...member, organisationId, passwordHash, emailVerified: true, jobTitle: null, language: 'en' }),
  );
}

/** What happened in an organisation, as `EVENT actor {details}`, in no particular order. */
export async function activityOf(server: TestServer, organisation: string): Promise<string[]> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ event: string; name: string | null; details: Record<string, string> }>`
      select v.event, a.name, v.details from activity v join organisation o on o.id = v.organisation_id
        left join actor a on a.organisation_id = v.organisation_id and a.id = v.actor_id
       where o.name = ${organisation}`.execute(tx),
  );
  return rows
    .map(({ event, name, details }) => [event, name ?? 'nobody', ...Object.values(details).toSorted()].join(' '))
    .toSorted();
}
