import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { changedAddress, connectTo, databaseHosts } from './database-hosts.ts';
import { defaultPrefix, type Role, type RoleNames, roles, rolesWithPrefix } from './roles.ts';

interface NewInstallation {
  readonly database: string;
  readonly passwords: Record<Role, string>;
  /** Of the names of its roles. */
  readonly prefix?: string;
  /** Roles are shared by all databases of a server: taking over existing ones locks out their users. */
  readonly existingRoles: 'refuse' | 'takeOver';
}

/** Makes the three roles and an empty database that the owner owns, on a server where only an administrator's address is known. */
export async function createRoles(administratorUrl: string, installation: NewInstallation): Promise<void> {
  const names = rolesWithPrefix(installation.prefix ?? defaultPrefix);
  const client = await connectTo(databaseHosts(administratorUrl), {});
  try {
    const { rows } = await client.query<{ name: string }>(
      'select rolname as name from pg_roles where rolname = any($1)',
      [Object.values(names)],
    );
    if (installation.existingRoles === 'refuse') {
      if (rows[0]) {
        throw new StartupError(
          `The role ${rows[0].name} exists on this server: use its password, name another prefix for an installation beside it, or drop the roles first.`,
        );
      }
      await refuseExisting(client, installation.database);
    }
    const existing = new Set(rows.map(({ name }) => name));
    const made: string[] = [];
    try {
      for (const [role, name] of Object.entries(names)) {
        const password = pg.escapeLiteral(installation.passwords[role as Role]);
        await client.query(
          `${existing.has(name) ? 'alter' : 'create'} role ${pg.escapeIdentifier(name)} login nocreatedb nocreaterole password ${password}`,
        );
        if (!existing.has(name)) made.push(name);
      }
      await createDatabase(client, pg.escapeIdentifier(installation.database), names);
    } catch (error) {
      // Nobody would know their passwords, and the next try would find them in its way.
      for (const name of made) await client.query(`drop role if exists ${pg.escapeIdentifier(name)}`).catch(() => {});
      throw error;
    }
  } finally {
    await client.end();
  }
}

async function refuseExisting(client: pg.Client, database: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount) {
    throw new StartupError(`The database ${database} exists on this server: name another one, or drop it first.`);
  }
}

/** Nobody but its own three roles may enter it, those of another installation on the server least of all. */
async function createDatabase(client: pg.Client, database: string, names: RoleNames): Promise<void> {
  const [owner, app, worker] = [names.owner, names.app, names.worker].map((name) => pg.escapeIdentifier(name));
  // A role that is no superuser may give a database only to a role it belongs to.
  await client.query(`grant ${owner} to current_user`);
  await client.query(`create database ${database} owner ${owner}`);
  await client.query(`revoke all on database ${database} from public`);
  await client.query(`grant connect on database ${database} to ${app}, ${worker}`);
}

/** The address of the same server and another database, for a role. */
export function addressFor(
  administratorUrl: string,
  database: string,
  role: Role,
  password: string,
  names: RoleNames = roles,
): string {
  return changedAddress(administratorUrl, (url) => {
    url.pathname = `/${database}`;
    url.username = names[role];
    url.password = password;
    // Where these stand in an address they count for more.
    for (const name of ['user', 'password']) if (url.searchParams.has(name)) url.searchParams.delete(name);
  });
}
