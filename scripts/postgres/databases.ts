import pg from 'pg';
import { addressFor, createRoles } from '../../apps/server/src/database/create-roles.ts';
import { roles } from '../../apps/server/src/database/roles.ts';

const password = 'a-password-for-this-machine';

/** What a server process is told about its database. */
export const databaseSettings = (administratorUrl: string, name: string) => ({
  DATABASE_URL: addressFor(administratorUrl, name, 'app', password),
  DATABASE_WORKER_URL: addressFor(administratorUrl, name, 'worker', password),
  DATABASE_OWNER_URL: addressFor(administratorUrl, name, 'owner', password),
});

export const createDatabase = (administratorUrl: string, name: string) =>
  createRoles(administratorUrl, {
    database: name,
    passwords: { owner: password, app: password, worker: password },
    existingRoles: 'takeOver',
  });

/** An exact copy; nobody may be connected with the original. */
export const copyDatabase = (administratorUrl: string, from: string, to: string) =>
  asAdministrator(administratorUrl, (client) =>
    client.query(`create database ${to} template ${from} owner ${roles.owner}`),
  );

/** Where it exists, together with its connections. */
export const dropDatabase = (administratorUrl: string, name: string) =>
  asAdministrator(administratorUrl, (client) => client.query(`drop database if exists ${name} with (force)`));

/** On one of the databases, past every rule of the house. */
export async function asAdministrator<Result>(
  administratorUrl: string,
  work: (client: pg.Client) => Promise<Result>,
  database?: string,
): Promise<Result> {
  const url = new URL(administratorUrl);
  if (database !== undefined) url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
