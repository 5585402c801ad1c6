import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * The users of the demo have a password that everybody knows: where the demo is off, nobody acts for its
 * organisations, in no process. Any process may turn it off; what turns it on again is the owner's.
 */
export async function switchDemo(database: Database, isOn: boolean): Promise<void> {
  if (isOn) {
    await database.asOwner((tx) =>
      tx.updateTable('demo_organisation').set({ refused: false }).where('refused', '=', true).execute(),
    );
  } else {
    await database.withoutOrganisation((tx) => sql`select refuse_demo()`.execute(tx));
  }
}
