import type { Database, Tx } from '../../apps/server/src/database/database.ts';

/** Works in a request of somebody of that organisation, as the server would make it. */
export async function requestOf<Result>(
  database: Database,
  organisation: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { id } = await database.asOwner((tx) =>
    tx
      .selectFrom('organisation_user as u')
      .innerJoin('organisation as o', 'o.id', 'u.organisation_id')
      .select('u.id')
      .where('o.name', '=', organisation)
      .executeTakeFirstOrThrow(),
  );
  const { rows } = await database.executeSql('app')(
    "select session_id as id from open_session($1, interval '1 hour', null)",
    [id],
  );
  return database.write(String(rows[0]?.id), work);
}
