import { installQueues } from '../jobs/install-queues.ts';
import { type AppliedMigration, appliedOf, isSquashed } from './applied-migrations.ts';
import type { Backend, ExecuteSql } from './backend.ts';
import { createSigningKeys } from './create-signing-keys.ts';
import { createDatabase } from './database.ts';
import { type Migration, readMigrations, withRoles } from './migrations.ts';
import { migrationsPolicy, roleNames } from './role-names.ts';
import { type RoleNames, roles } from './roles.ts';

// Any fixed number: the process that holds the lock of this number migrates, the next one waits and finds nothing to do.
const migrationLock = 7_203_114_982;

/**
 * Brings the database up to date, or to an earlier version that a back-up was made by, and returns the names of what that
 * took. Two processes that start together are safe: one waits for the other.
 */
export function migrate(backend: Backend, version?: readonly Migration[]): Promise<readonly string[]> {
  return backend.exclusively(migrationLock, async () => {
    const database = createDatabase(backend);
    if (backend.kind === 'pglite') await makeEmbeddedRoles(backend);
    const names = await roleNames(backend);
    const migrations = version ?? (await readMigrations());
    let applied: readonly string[] = [];
    await backend.script(async (run) => {
      applied = await applyAll(run, migrations, names);
    });
    await database.asOwner(createSigningKeys);
    await installQueues(database, names);
    return applied;
  });
}

async function applyAll(
  run: ExecuteSql,
  migrations: readonly Migration[],
  names: RoleNames,
): Promise<readonly string[]> {
  await run(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  ); alter table schema_migration enable row level security`);
  await run(`drop policy if exists ${migrationsPolicy} on schema_migration;
    create policy ${migrationsPolicy} on schema_migration for select to ${names.app} using (true);
    grant select on schema_migration to ${names.app}`);
  const listed = await listedMigrations(run);
  const applied = appliedOf(migrations, listed);
  if (isSquashed(listed)) {
    await run('delete from schema_migration');
    for (const migration of applied) await list(run, migration);
  }
  const missing = migrations.filter((migration) => !applied.some(({ name }) => name === migration.name));
  for (const migration of missing) {
    await run(withRoles(migration.sql, names));
    await list(run, migration);
  }
  return missing.map(({ name }) => name);
}

/**
 * Whether every migration this version knows has been applied: what a process without the owner's address checks. It
 * does not start on what this version has no business with.
 */
export async function isMigrated(backend: Backend): Promise<boolean> {
  const [migrations, listed] = [await readMigrations(), await migrationsIn(backend.executeSql('app'))];
  return !isSquashed(listed) && appliedOf(migrations, listed).length === migrations.length;
}

/** What a database says of itself: nothing where no version has started on it. */
export async function migrationsIn(run: ExecuteSql): Promise<AppliedMigration[]> {
  const { rows } = await run("select to_regclass('public.schema_migration') is not null as migrated");
  return rows[0]?.migrated === true ? await listedMigrations(run) : [];
}

async function listedMigrations(run: ExecuteSql): Promise<AppliedMigration[]> {
  const { rows } = await run('select name, checksum from schema_migration order by name');
  return rows.map(({ name, checksum }) => ({ name: String(name), checksum: String(checksum) }));
}

const list = (run: ExecuteSql, { name, checksum }: AppliedMigration) =>
  run('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);

async function makeEmbeddedRoles(backend: Backend): Promise<void> {
  const statements = Object.values(roles).map(
    (role) =>
      `if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;`,
  );
  await backend.executeSql('owner')(
    `do $$ begin ${statements.join(' ')} grant create on database ${await databaseName(backend)} to ${roles.owner}; grant all on schema public to ${roles.owner}; end $$`,
  );
}

async function databaseName(backend: Backend): Promise<string> {
  const { rows } = await backend.executeSql('owner')('select quote_ident(current_database()) as name');
  return String(rows[0]?.name);
}
