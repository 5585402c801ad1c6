import pg from 'pg';
import { type Role, roles } from './roles.ts';

/** Makes the three roles and an empty database that the owner owns, on a server where only an administrator's address is known. */
export async function createRoles(
  administratorUrl: string,
  database: string,
  passwords: Record<Role, string>,
): Promise<void> {
  const client = new pg.Client({ connectionString: administratorUrl });
  await client.connect();
  try {
    for (const [role, name] of Object.entries(roles)) {
      const { rows } = await client.query<{ known: boolean }>(
        'select exists (select from pg_roles where rolname = $1) as known',
        [name],
      );
      const verb = rows[0]?.known ? 'alter' : 'create';
      const password = pg.escapeLiteral(passwords[role as Role]);
      await client.query(
        `${verb} role ${name} login nosuperuser nocreatedb nocreaterole nobypassrls password ${password}`,
      );
    }
    const name = pg.escapeIdentifier(database);
    // An administrator that is not a superuser may give a database away only to a role it belongs to.
    await client.query(`grant ${roles.owner} to current_user`);
    await client.query(`create database ${name} owner ${roles.owner}`);
    await client.query(`revoke ${roles.owner} from current_user`);
    await client.query(`revoke all on database ${name} from public`);
    await client.query(`grant connect on database ${name} to ${roles.app}, ${roles.worker}`);
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
