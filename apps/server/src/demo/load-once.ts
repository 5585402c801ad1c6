import type { ProblemCode } from '@pcf/contract/problem-codes';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';

const done: readonly ProblemCode[] = ['DUPLICATED_REFERENCE', 'INVALID_TRANSITION', 'STALE_VERSION', 'LOCKED'];

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

/** Another process was quicker with the same, this one was interrupted after it, or somebody has done something since. */
export async function unlessDone(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ProblemError && done.includes(error.code))) throw error;
  }
}
