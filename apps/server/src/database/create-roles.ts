import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { type Role, roles } from './roles.ts';

interface NewInstallation {
  readonly database: string;
  readonly passwords: Record<Role, string>;
  /** Roles are shared by all databases of a server: taking over existing ones locks out their users. */
  readonly existingRoles: 'refuse' | 'takeOver';
}

/** Makes the three roles and an empty database that the owner owns, on a server where only an administrator's address is known. */
export async function createRoles(administratorUrl: string, installation: NewInstallation): Promise<void> {
  const client = new pg.Client({ connectionString: administratorUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select rolname as name from pg_roles where rolname = any($1)',
      [Object.values(roles)],
    );
    if (rows.length > 0 && installation.existingRoles === 'refuse') {
      throw new StartupError(
        `The role ${rows[0]?.name} exists on this server: use its password, or drop the roles first.`,
      );
    }
    const existing = new Set(rows.map(({ name }) => name));
    for (const [role, name] of Object.entries(roles)) {
      const password = pg.escapeLiteral(installation.passwords[role as Role]);
      await client.query(
        `${existing.has(name) ? 'alter' : 'create'} role ${name} login nocreatedb nocreaterole password ${password}`,
      );
    }
    const database = pg.escapeIdentifier(installation.database);
    // A role that is no superuser may give a database only to a role it belongs to.
    await client.query(`grant ${roles.owner} to current_user`);
    await client.query(`create database ${database} owner ${roles.owner}`);
    await client.query(`revoke all on database ${database} from public`);
    await client.query(`grant connect on database ${database} to ${roles.app}, ${roles.worker}`);
  } finally {
    await client.end();
  }
}

/** The address of the same server and another database, for a role. */
export function addressFor(administratorUrl: string, database: string, role: Role, password: string): string {
  const url = new URL(administratorUrl);
  url.pathname = `/${database}`;
  url.username = roles[role];
  url.password = password;
  return url.href;
}
