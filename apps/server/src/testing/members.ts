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

export async function userIdOf(server: TestServer, email: string): Promise<string> {
  const { id } = await server.database.asOwner((tx) =>
    tx.selectFrom('organisation_user').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
  );
  return id;
}

export async function tokenOf(server: TestServer, email: string): Promise<string> {
  return (await server.signIn(email)).access_token;
}

/** Tokens of two people of Nordic Kitchen, and of somebody of another organisation. */
export const demoTokens = async (server: TestServer) => ({
  admin: await tokenOf(server, 'lena.brandt@nordic-kitchen.example'),
  editor: await tokenOf(server, 'jonas.weber@nordic-kitchen.example'),
  foreigner: await tokenOf(server, 'camille.laurent@maison-verdier.example'),
});

export interface Member {
  readonly organisationId: string;
  readonly userId: string;
  readonly email: string;
}

/** Finds people of the demo by their first names. */
export async function demoDirectory(server: TestServer): Promise<(firstName: string) => Member> {
  const members = await server.database.asOwner((tx) =>
    tx
      .selectFrom('organisation_user')
      .select(['organisation_id as organisationId', 'id as userId', 'email', 'first_name as firstName'])
      .execute(),
  );
  return (name) => {
    const found = members.find(({ firstName }) => firstName === name);
    if (!found) throw new Error('The demo has changed its users.');
    return found;
  };
}

/** People of the demo, in the order of their first names here. */
export async function demoMembers<Names extends readonly string[]>(server: TestServer, ...firstNames: Names) {
  return firstNames.map(await demoDirectory(server)) as { [Index in keyof Names]: Member };
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

export interface HappenedRow {
  readonly event: string;
  readonly name: string | null;
  readonly details: Record<string, string>;
}

/** What happened, each as "EVENT actor details", in one order. */
export const happened = (rows: readonly HappenedRow[]): string[] =>
  rows
    .map(({ event, name, details }) => [event, name ?? 'nobody', ...Object.values(details).toSorted()].join(' '))
    .toSorted();

/** What happened in an organisation. */
export async function activityOf(server: TestServer, organisation: string): Promise<string[]> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<HappenedRow>`
      select v.event, a.name, v.details from activity v join organisation o on o.id = v.organisation_id
        left join actor a on a.organisation_id = v.organisation_id and a.id = v.actor_id
       where o.name = ${organisation}`.execute(tx),
  );
  return happened(rows);
}
