import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Works while somebody else holds the organisations and their users, or on the embedded database all there is. */
export async function whileHeld<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  const held = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const holding = database.asOwner(async (tx) => {
    await sql`select from organisation for update`.execute(tx);
    await sql`select from organisation_user for update`.execute(tx);
    held.resolve();
    await finished.promise;
  });
  await held.promise;
  try {
    return await work();
  } finally {
    finished.resolve();
    await holding;
  }
}
