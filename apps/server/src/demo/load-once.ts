import type { Database } from '../database/database.ts';

/** Once for a database. An interrupted load is done again; what somebody removed later does not come back. */
export async function loadOnce(database: Database, fact: string, load: () => Promise<void>): Promise<void> {
  const loaded = await database.asOwner((tx) =>
    tx.selectFrom('installation').select('fact').where('fact', '=', fact).executeTakeFirst(),
  );
  if (loaded) return;
  await load();
  await database.asOwner((tx) =>
    tx
      .insertInto('installation')
      .values({ fact })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}
