import type { Backend } from '../../backend.ts';
import { readMigrations } from '../../migrations.ts';
import { roles } from '../../roles.ts';

/** The migrations of that version, as they were. */
export const migrationsBeforeSquash = () => readMigrations(new URL('migrations/', import.meta.url));

/** Makes of an empty database what that version made of it. */
export async function migrateBeforeSquash(backend: Backend): Promise<void> {
  if (backend.kind === 'pglite') {
    const run = backend.executeSql('owner');
    for (const role of Object.values(roles)) await run(`create role ${role} nologin`);
    await run(`do $$ begin
      execute format('grant create on database %I to ${roles.owner}', current_database());
      grant all on schema public to ${roles.owner};
    end $$`);
  }
  const migrations = await migrationsBeforeSquash();
  await backend.script(async (run) => {
    await run(`create table schema_migration (
        name text primary key, checksum text not null, applied_at timestamptz not null default now()
      ); alter table schema_migration enable row level security;
      create policy schema_migration_for_all on schema_migration for select to ${roles.app} using (true);
      grant select on schema_migration to ${roles.app}`);
    for (const { name, sql, checksum } of migrations) {
      await run(sql);
      await run('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    }
  });
}
