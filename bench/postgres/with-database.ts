import { createDatabase, type Database } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openPostgres } from '../../apps/server/src/database/postgres-backend.ts';
import { createDatabase as createEmptyDatabase, databaseSettings } from '../../scripts/postgres/databases.ts';
import type { RunningPostgres } from '../../scripts/postgres/start-postgres.ts';

/** A migrated database of this name, and the server gone when the work is done. */
export async function withDatabase<Result>(
  postgres: RunningPostgres,
  name: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  try {
    const settings = databaseSettings(postgres.ownerUrl, name);
    await createEmptyDatabase(postgres.ownerUrl, name);
    const backend = openPostgres(
      { app: settings.DATABASE_URL, worker: settings.DATABASE_WORKER_URL, owner: settings.DATABASE_OWNER_URL },
      () => {},
    );
    try {
      await migrate(backend);
      return await work(createDatabase(backend));
    } finally {
      await backend.close();
    }
  } finally {
    await postgres.stop();
  }
}
