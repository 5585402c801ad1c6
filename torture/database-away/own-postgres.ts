import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { freePort } from '../../scripts/postgres/free-port.ts';
import { postgresBinaries } from '../../scripts/postgres/postgres-binaries.ts';
import { unprivilegedAccount } from '../../scripts/postgres/unprivileged-account.ts';

export interface OwnPostgres {
  readonly url: string;
  /** Begins to serve, with more settings if need be, and returns once it takes connections. */
  serve(settings?: readonly string[]): Promise<void>;
  /** The whole of it at once, as when the power goes. */
  kill(): Promise<void>;
  /** A server of its own that follows this one, made from a copy of the data while this one serves. */
  copyAsStandby(name: string): Promise<OwnPostgres>;
}

const password = 'a-password-for-torture';
/** Unlike in other tests, what is committed has reached the files. */
const durable = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'fsync=off',
  'scram_iterations=1',
];
const attempts = 100;
const betweenMilliseconds = 100;

/** A PostgreSQL server that a test may kill, and start again on the same data. */
export async function createPostgres(): Promise<OwnPostgres> {
  const folder = await ownFolder();
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o644 });
  const words = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync'];
  await promisify(execFile)(
    join(await postgresBinaries(), 'bin/initdb'),
    [`--pgdata=${join(folder, 'data')}`, ...words, ...locale],
    { ...unprivilegedAccount(), cwd: folder, env: { LC_ALL: 'C' } },
  );
  return postgresOn(folder);
}

async function postgresOn(folder: string): Promise<OwnPostgres> {
  const port = await freePort();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const program = join(await postgresBinaries(), 'bin/postgres');
  let end = async () => {};
  onTestFinished(() => end());

  async function serve(settings: readonly string[] = []): Promise<void> {
    const flags = [`port=${port}`, ...durable, ...settings].flatMap((setting) => ['-c', setting]);
    for (let attempt = 1; ; attempt += 1) {
      const server = spawn(program, ['-D', join(folder, 'data'), ...flags], {
        ...unprivilegedAccount(),
        cwd: folder,
        env: { LC_ALL: 'C' },
        stdio: 'ignore',
      });
      const exited = once(server, 'exit');
      end = async () => {
        server.kill('SIGKILL');
        await exited;
      };
      if (await takesConnections(url, exited)) return;
      // What was killed may still hold its memory for a moment.
      if (attempt === attempts) throw new Error('PostgreSQL did not start.');
      await wait(betweenMilliseconds);
    }
  }

  return {
    url,
    serve,
    kill: () => end(),
    async copyAsStandby(name) {
      const copy = await ownFolder();
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('select pg_backup_start($1, fast => true)', [name]);
      await cp(join(folder, 'data'), join(copy, 'data'), { recursive: true, preserveTimestamps: true });
      const { rows } = await client.query('select labelfile from pg_backup_stop()');
      await client.end();
      await rm(join(copy, 'data', 'postmaster.pid'), { force: true });
      await writeFile(join(copy, 'data', 'backup_label'), rows[0].labelfile);
      await writeFile(join(copy, 'data', 'standby.signal'), '');
      await giveAway(copy);
      const standby = await postgresOn(copy);
      const source = `host=127.0.0.1 port=${port} user=postgres password=${password} application_name=${name}`;
      return { ...standby, serve: (more = []) => standby.serve([`primary_conninfo=${source}`, ...more]) };
    },
  };
}

/** False where the process has ended instead. */
async function takesConnections(url: string, exited: Promise<unknown>): Promise<boolean> {
  let ended = false;
  exited.then(() => {
    ended = true;
  });
  while (!ended) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (connected) return true;
    await wait(betweenMilliseconds / 2);
  }
  return false;
}

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-postgres-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const account = unprivilegedAccount();
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

/** To the account that runs the server, where that is another one. */
async function giveAway(folder: string): Promise<void> {
  const account = unprivilegedAccount();
  if (account) await promisify(execFile)('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}
