import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createDatabase, type Database } from '../../apps/server/src/database/database.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { runServer, serverFolder } from '../../e2e/start-server.ts';
import { startBenchServer } from '../people/bench-server.ts';
import { type Person, signedInPeople } from '../people/signed-in-people.ts';
import { withDatabase } from '../postgres/with-database.ts';

/** A server, and who is signed in there: a customer and its supplier, and two more. */
export interface MeasuredServer {
  readonly url: string;
  readonly people: readonly (readonly Person[])[];
}

type WithServer = <Result>(work: (server: MeasuredServer) => Promise<Result>) => Promise<Result>;

const settings = {
  REQUESTS_PER_MINUTE: '10000000',
  MAIL_COLLECT_SECONDS: '3600',
  NETWORK_KEY: randomBytes(32).toString('base64'),
  NETWORK_ALLOW_HTTP: 'true',
};

const everybody = (database: Database) => signedInPeople(database, 4, 2);

const onPostgres: WithServer = (work) =>
  withDatabase('neighbours', async (database, place) => {
    const people = await everybody(database);
    const server = await startBenchServer(place, settings);
    try {
      return await work({ url: server.url, people });
    } finally {
      await server.stop();
    }
  });

const embedded: WithServer = async (work) => {
  const folder = await serverFolder();
  try {
    const database = createDatabase(await openDatabase({ kind: 'pglite', dataDir: folder }, () => {}));
    const people = await everybody(database).finally(() => database.close());
    const { url, end } = await runServer(folder, settings);
    try {
      return await work({ url: url.replace('localhost', '127.0.0.1'), people });
    } finally {
      await end('SIGTERM');
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const measuredServers: Readonly<Record<string, WithServer>> = { PostgreSQL: onPostgres, embedded };
