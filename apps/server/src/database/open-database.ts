import type { Config } from '../config.ts';
import { keepAllPrivate, keepFolderPrivate, tellNotPrivate } from '../files/keep-private.ts';
import { StartupError } from '../startup-error.ts';
import type { Backend } from './backend.ts';
import { takeDataFolder } from './data-folder.ts';
import { parseAddress } from './database-hosts.ts';
import { isMigrated, migrate } from './migrate.ts';
import { openPglite } from './pglite-backend.ts';
import { openPostgres } from './postgres-backend.ts';
import { checkApplicationRole } from './role-names.ts';
import { isDatabaseAway } from './sql-error.ts';

/** Opens the database that the settings name and brings it up to date, unless whoever opens it does that. */
export async function openDatabase(
  settings: Config['database'],
  onIdleError: (error: Error) => void,
  { asItIs = false } = {},
): Promise<Backend> {
  if (settings.kind === 'pglite') return openEmbedded(settings.dataDir, asItIs);
  const backend = openPostgres(settings, onIdleError);
  try {
    if (asItIs) await backend.executeSql('owner')('select 1');
    else await preparePostgres(backend, settings.owner !== undefined);
    return backend;
  } catch (error) {
    await backend.close();
    throw explained(error, settings.app);
  }
}

/**
 * A reader of the files can sign in as anybody, so they belong to the server's user alone. What the database makes when
 * it is created, opened and closed has modes of its own, whatever is allowed to the process: it is corrected afterwards,
 * and until then the folder keeps everybody out.
 */
async function openEmbedded(dataDir: string, asItIs: boolean): Promise<Backend> {
  const folder = await takeDataFolder(dataDir);
  const isPrivate = keepFolderPrivate(dataDir);
  const backend = await openPglite({ dataDir: folder.database });
  if (!keepAllPrivate(folder.database) || !isPrivate) {
    tellNotPrivate(dataDir, 'set DATA_DIR to a folder of its own');
  }
  if (!asItIs) await migrate(backend);
  return {
    ...backend,
    async close() {
      await backend.close();
      keepAllPrivate(folder.database);
      await folder.release();
    },
  };
}

async function preparePostgres(backend: Backend, mayMigrate: boolean): Promise<void> {
  if (mayMigrate) await migrate(backend);
  else await checkApplicationRole(backend);
  await tellDroppedOptions(backend);
  if (!(await isMigrated(backend))) {
    throw new StartupError(
      'The database is not up to date: start once with DATABASE_OWNER_URL set, or run `operate migrate` with it, which brings it there.',
    );
  }
}

/** A pooler between may drop what the server asks of its connections. */
async function tellDroppedOptions(backend: Backend): Promise<void> {
  const { rows } = await backend.executeSql('app')(
    `select current_setting('TimeZone') = 'UTC' and current_setting('statement_timeout') <> '0'
        and current_setting('enable_seqscan') = 'off' as as_asked`,
  );
  if (rows[0]?.as_asked) return;
  process.stderr.write(
    'DATABASE_URL leads to a pooler that drops what the server asks of its connections: give these settings to the role, as docs/operations.md says under "Pooling".\n',
  );
}

/** An address is named without the password it carries. */
function explained(error: unknown, address: string): unknown {
  const { hosts = [], addresses: [first = ''] = [] } = parseAddress(address) ?? {};
  const host = hosts.join(' or ');
  const { pathname } = new URL(first);
  if (isDatabaseAway(error)) {
    return new StartupError(`The database at ${host} does not answer: start it, or correct DATABASE_URL.`);
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === '28P01' || code === '28000') {
    return new StartupError(`The database at ${host} refuses the name or password: correct the DATABASE_ settings.`);
  }
  if (code === '3D000')
    return new StartupError(
      `There is no database ${pathname.slice(1)} at ${host}: create it, or correct DATABASE_URL.`,
    );
  return error;
}
