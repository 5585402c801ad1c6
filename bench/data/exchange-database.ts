import { createDatabase, type Database } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openPostgres } from '../../apps/server/src/database/postgres-backend.ts';
import { hashPassword } from '../../apps/server/src/tokens/password-hash.ts';
import {
  asAdministrator,
  createDatabase as createEmptyDatabase,
  databaseSettings,
} from '../../scripts/postgres/databases.ts';
import { exchangeVersion } from './exchange.ts';
import { loadExchange } from './load-exchange.ts';
import { exchangeOrganisations } from './organisations.ts';

/** Of the administrators of `exchangeOrganisations`, who may sign in. */
export const exchangePassword = 'Bench-2026-pcf';

export interface ExchangeDatabase {
  readonly name: string;
  readonly database: Database;
  close(): Promise<void>;
}

/**
 * A database with an exchange of so many lines. On a server that was given it stays, and the next run that asks for the same
 * finds it: ten million lines take a while.
 */
export async function openExchange(
  administratorUrl: string,
  lines: number,
  say: (text: string) => void,
): Promise<ExchangeDatabase> {
  const name = `exchange_${lines}_v${exchangeVersion}`;
  if (!(await exists(administratorUrl, name))) await load(administratorUrl, name, lines, say);
  const backend = await migrated(administratorUrl, name);
  return { name, database: createDatabase(backend), close: () => backend.close() };
}

const exists = (administratorUrl: string, name: string) =>
  asAdministrator(administratorUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    return rowCount === 1;
  });

/** Under its name only when it is complete. */
async function load(administratorUrl: string, name: string, lines: number, say: (text: string) => void) {
  const draft = `${name}_draft`;
  await asAdministrator(administratorUrl, (client) => client.query(`drop database if exists ${draft}`));
  await createEmptyDatabase(administratorUrl, draft);
  await (await migrated(administratorUrl, draft)).close();
  const passwordHash = await hashPassword(exchangePassword);
  const begun = performance.now();
  await asAdministrator(
    administratorUrl,
    async (client) => {
      await loadExchange(client, { lines }, say);
      await client.query('update account set password_hash = $1 where email = any ($2)', [
        passwordHash,
        Object.values(exchangeOrganisations).map(({ email }) => email),
      ]);
    },
    draft,
  );
  await asAdministrator(administratorUrl, (client) => client.query(`alter database ${draft} rename to ${name}`));
  const seconds = (performance.now() - begun) / 1000;
  say(`${lines} lines in ${seconds.toFixed(0)} s, ${Math.round(lines / seconds)} a second`);
}

async function migrated(administratorUrl: string, name: string) {
  const settings = databaseSettings(administratorUrl, name);
  const backend = openPostgres(
    { app: settings.DATABASE_URL, worker: settings.DATABASE_WORKER_URL, owner: settings.DATABASE_OWNER_URL },
    () => {},
  );
  await migrate(backend);
  return backend;
}
