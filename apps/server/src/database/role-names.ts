import { StartupError } from '../startup-error.ts';
import type { Backend } from './backend.ts';
import { type Role, type RoleNames, roles } from './roles.ts';

/** Made at the first migration, for the role that serves requests: it tells later whose database this is. */
export const migrationsPolicy = 'schema_migration_for_all';

interface LoggedIn {
  /** Whom the address of a role logs in as. */
  readonly name: string;
  /** Row-level security does not hold for a superuser, for the owner of the tables and for whoever may act as one. */
  readonly isUnbounded: boolean;
  /** The role that serves requests on this database; null before the first migration. */
  readonly application: string | null;
  readonly owner: string;
}

async function loggedIn(backend: Backend, role: Role): Promise<LoggedIn> {
  const { rows } = await backend.executeSql(role)(`
    select r.rolname::text as name,
           r.rolsuper or r.rolbypassrls or coalesce(pg_has_role(t.tableowner, 'member'), false) as "isUnbounded",
           (select p.roles[1]::text from pg_policies p where p.schemaname = 'public' and p.policyname = '${migrationsPolicy}') as application,
           coalesce(t.tableowner, r.rolname)::text as owner
      from pg_roles r
      left join pg_tables t on t.schemaname = 'public' and t.tablename = 'schema_migration'
     where r.rolname = current_user`);
  return rows[0] as unknown as LoggedIn;
}

/** Refuses an address for requests that logs in as anybody but the role that the database keeps organisations apart for. */
export async function checkApplicationRole(backend: Backend): Promise<string> {
  const { name, application, isUnbounded } = await loggedIn(backend, 'app');
  if (application !== null && name !== application) {
    throw new StartupError(
      `DATABASE_URL logs in as ${name}: it must log in as ${application}, so that the database keeps organisations apart.`,
    );
  }
  if (isUnbounded) {
    throw new StartupError(
      `DATABASE_URL logs in as ${name}, for which the database does not keep organisations apart: let it log in as a role that is neither a superuser nor the owner, as \`operate create-roles\` makes one.`,
    );
  }
  return name;
}

/** They become part of migrations, some of them inside of texts. */
const plainName = /^[a-z_][a-z0-9_]{0,62}$/;

/** The roles that migrations speak of: those that the addresses log in as, whatever stands in the addresses. */
export async function roleNames(backend: Backend): Promise<RoleNames> {
  if (backend.kind === 'pglite') return roles;
  const { owner } = await loggedIn(backend, 'owner');
  const app = await checkApplicationRole(backend);
  const { name: worker } = await loggedIn(backend, 'worker');
  for (const name of [owner, app, worker]) {
    if (!plainName.test(name)) {
      throw new StartupError(
        `The role ${name} has other signs in its name than small letters, digits and underscores: give the DATABASE_ settings a role without them.`,
      );
    }
  }
  if (new Set([owner, app, worker]).size < 3) {
    throw new StartupError(
      `DATABASE_OWNER_URL, DATABASE_URL and DATABASE_WORKER_URL belong to ${owner}, ${app} and ${worker}: let each log in as a role of its own.`,
    );
  }
  return { owner, app, worker };
}
