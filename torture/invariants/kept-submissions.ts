import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/database/database.ts';

interface Kept {
  readonly submission: string;
  readonly digest: string;
}

/** All that was submitted, without what a review adds to it. */
async function read(database: Database): Promise<Map<string, string>> {
  const { rows } = await database.asOwner((tx) =>
    sql<Kept>`
      select customer_organisation_id || ' ' || line_id || ' ' || version as submission,
             md5(row(supplier_organisation_id, data, calculation, item_data, plausibility_confirmation, submitted_by, submitted_at)::text) as digest
        from submission`.execute(tx),
  );
  return new Map(rows.map(({ submission, digest }) => [submission, digest]));
}

/** From now on, answers with the submissions that say something else than they did. One that is gone says nothing. */
export async function watchSubmissions(database: Database): Promise<() => Promise<string[]>> {
  const before = await read(database);
  return async () => {
    const after = await read(database);
    return [...before].flatMap(([submission, digest]) =>
      after.has(submission) && after.get(submission) !== digest ? [submission] : [],
    );
  };
}
