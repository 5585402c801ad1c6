import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { freePort } from './free-port.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { unprivilegedAccount } from './unprivileged-account.ts';

export type RunningPostgres = { ownerUrl: string; stop(): Promise<void> };

const attempts = 5;
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'scram_iterations=1',
];

/** A real PostgreSQL server for tests: the given one, else one of our own that ends with this process. */
export async function startPostgres(): Promise<RunningPostgres> {
  const given = process.env.DATABASE_OWNER_URL ?? process.env.DATABASE_URL;
  if (given) return { ownerUrl: given, stop: async () => {} };
  return startOwnPostgres();
}

/** For tests that must have a server to themselves. */
export async function startOwnPostgres(): Promise<RunningPostgres> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOwn();
    } catch (error) {
      // Between choosing a free port and using it another process may take it.
      const portTaken = error instanceof Error && error.message.includes('Address already in use');
      if (!portTaken || attempt === attempts) throw error;
    }
  }
}

async function startOwn(): Promise<RunningPostgres> {
  const [script, binaries, port] = await Promise.all([
    readFile(new URL('serve-until-abandoned.sh', import.meta.url), 'utf8'),
    postgresBinaries(),
    freePort(),
  ]);
  const account = unprivilegedAccount();
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-data-'));
  if (account) await chown(folder, account.uid, account.gid);

  const password = randomUUID();
  const flags = [`port=${port}`, ...settings].flatMap((setting) => ['-c', setting]);
  // The script travels as an argument because the other account may not be able to read this folder.
  const server = spawn('sh', ['-c', script, 'sh', folder, binaries, ...flags], {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C', OWNER_PASSWORD: password },
    // In a group of its own, so that Ctrl-C reaches this process first and tests can still close their connections.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await untilReady(server);
  return {
    ownerUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      if (server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.stdin.end();
      await ended;
    },
  };
}

function untilReady(server: ChildProcessByStdio<Writable, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const read = (chunk: Buffer) => {
      log += chunk;
      if (!log.includes('database system is ready to accept connections')) return;
      server.stderr.off('data', read).resume();
      resolve();
    };
    server.stderr.on('data', read);
    server.once('error', reject);
    server.once('exit', () => {
      server.stdin.end();
      reject(new Error(`PostgreSQL did not start:\n${log}`));
    });
  });
}
