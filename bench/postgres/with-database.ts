import { createDatabase, type Database } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openPostgres } from '../../apps/server/src/database/postgres-backend.ts';
import { createDatabase as createEmptyDatabase, databaseSettings } from '../../scripts/postgres/databases.ts';
import { withPostgres } from './with-postgres.ts';

/** Where a migrated database is, for clients that come to it by an address of their own. */
export interface DatabasePlace {
  readonly administratorUrl: string;
  readonly name: string;
}

/** A migrated database, gone when the work is done. */
export const withDatabase = <Result>(
  word: string,
  work: (database: Database, place: DatabasePlace) => Promise<Result>,
): Promise<Result> =>
  withPostgres(async ({ administratorUrl, nameOf }) => {
    const name = nameOf(word);
    const settings = databaseSettings(administratorUrl, name);
    await createEmptyDatabase(administratorUrl, name);
    const backend = openPostgres(
      { app: settings.DATABASE_URL, worker: settings.DATABASE_WORKER_URL, owner: settings.DATABASE_OWNER_URL },
      () => {},
    );
    try {
      await migrate(backend);
      return await work(createDatabase(backend), { administratorUrl, name });
    } finally {
      await backend.close();
    }
  });
