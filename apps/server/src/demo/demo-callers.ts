import type { Caller, Database } from '../database/database.ts';

/** Who can act in the demo, by e-mail. */
export async function demoCallers(database: Database): Promise<ReadonlyMap<string, Caller>> {
  const users = await database.asOwner((tx) =>
    tx
      .selectFrom('organisation_user')
      .select(['id as userId', 'organisation_id as organisationId', 'access_level as accessLevel', 'email'])
      .execute(),
  );
  return new Map(users.map(({ email, ...caller }) => [email, { ...caller, scopes: null }]));
}
