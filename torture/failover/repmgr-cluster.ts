import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/postgres/free-port.ts';
import { unprivilegedAccount } from '../../scripts/postgres/unprivileged-account.ts';
import { installPackage, isExecutable } from '../../scripts/programs/find-program.ts';

const binaries = '/usr/lib/postgresql/15/bin';
const password = 'a-password-for-torture';
/** Other than on three machines of their own. */
const quiet = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=150', 'fsync=off'];

interface Node {
  readonly port: number;
  readonly data: string;
  readonly settings: string;
  readonly url: string;
}

export interface RepmgrCluster {
  /** Of the administrator, with all hosts. */
  readonly url: string;
  /** Of a server alone. */
  urlOf(which: number): string;
  /** The first server with all that runs on it, as when the power goes. */
  killPrimary(): Promise<void>;
}

const configuration = (name: string) => readFile(new URL(`../../deploy/repmgr/${name}`, import.meta.url), 'utf8');

/** Three servers on this machine with the files of deploy/repmgr, but for addresses and folders. */
export async function startRepmgrCluster(): Promise<RepmgrCluster> {
  const repmgr = `${binaries}/repmgr`;
  if (!(await isExecutable(repmgr))) await installPackage('repmgr');
  if (!(await isExecutable(repmgr)))
    throw new Error('No repmgr for PostgreSQL 15 was found: install it, as Debian 12 has it.');
  const account = unprivilegedAccount();
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-cluster-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const passwords = join(folder, 'pgpass');
  await writeFile(passwords, `*:*:*:*:${password}\n`, { mode: 0o600 });
  if (account) await Promise.all([folder, passwords].map((path) => chown(path, account.uid, account.gid)));
  const surroundings = {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', PGPASSFILE: passwords, HOME: folder },
  };
  const run = (program: string, words: readonly string[]) => promisify(execFile)(program, words, surroundings);
  const children: ChildProcess[] = [];
  onTestFinished(async () => {
    for (const child of children) await killed(child);
  });
  const keep = (program: string, words: readonly string[]) => {
    const child = spawn(program, words, { ...surroundings, stdio: 'ignore' });
    children.push(child);
    return child;
  };

  async function nodeOf(which: number): Promise<Node> {
    const port = await freePort();
    const own = join(folder, `node${which}`);
    await mkdir(own);
    const settings = join(own, 'repmgr.conf');
    const changes = [
      ['node_id=1', `node_id=${which}`],
      ["'node1'", `'node${which}'`],
      ['host=10.0.0.21 port=5432', `host=127.0.0.1 port=${port}`],
      ['/var/lib/postgresql/.pgpass', passwords],
      ['/var/lib/postgresql/15/main', join(own, 'data')],
      ['/etc/repmgr.conf', settings],
    ] as const;
    const text = changes.reduce(
      (all, [from, to]) => {
        expect(all).toContain(from);
        return all.replaceAll(from, to);
      },
      await withoutHead('repmgr.conf'),
    );
    await writeFile(settings, text, { mode: 0o644 });
    if (account) await Promise.all([own, settings].map((path) => chown(path, account.uid, account.gid)));
    return {
      port,
      data: join(own, 'data'),
      settings,
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    };
  }
  const serve = async ({ port, data, url }: Node) => {
    const child = keep(`${binaries}/postgres`, [
      '-D',
      data,
      ...[`port=${port}`, ...quiet].flatMap((each) => ['-c', each]),
    ]);
    await expect.poll(() => ask(url, 'select 1 as value').catch(() => 0), { timeout: 60_000 }).toBe(1);
    return child;
  };

  const [first, ...others] = [await nodeOf(1), await nodeOf(2), await nodeOf(3)] as const;
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o644 });
  const words = [
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-sync',
  ];
  await run(`${binaries}/initdb`, [`--pgdata=${first.data}`, ...words]);
  await appendFile(join(first.data, 'postgresql.conf'), await configuration('postgresql.conf'));
  const access = (await configuration('pg_hba.conf')).replaceAll('10.0.0.0/24', '127.0.0.1/32');
  const byDefault = await readFile(join(first.data, 'pg_hba.conf'), 'utf8');
  await writeFile(join(first.data, 'pg_hba.conf'), access + byDefault);
  const primary = await serve(first);
  await ask(first.url, `create role repmgr superuser login password '${password}'`);
  await ask(first.url, 'create database repmgr owner repmgr');
  await run(repmgr, ['-f', first.settings, 'primary', 'register']);
  for (const node of others) {
    const source = ['-h', '127.0.0.1', '-p', String(first.port), '-U', 'repmgr', '-d', 'repmgr'];
    await run(repmgr, [...source, '-f', node.settings, 'standby', 'clone', '--fast-checkpoint']);
    await serve(node);
    await run(repmgr, ['-f', node.settings, 'standby', 'register', `--upstream-node-id=1`]);
  }
  for (const { url } of [first, ...others]) {
    await ask(url, "alter system set synchronous_standby_names = 'ANY 1 (node1, node2, node3)'");
    await ask(url, 'select pg_reload_conf()');
  }
  const inStep = "select count(*)::integer as value from pg_stat_replication where sync_state = 'quorum'";
  await expect.poll(() => ask(first.url, inStep), { timeout: 30_000 }).toBe(2);
  const watching = [first, ...others].map(({ settings }) =>
    keep(`${binaries}/repmgrd`, ['-f', settings, '--daemonize=false', '--no-pid-file']),
  );

  const all = [first, ...others];
  const hosts = all.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    url: `postgres://postgres:${password}@${hosts}/postgres?target_session_attrs=read-write`,
    urlOf: (which) => all[which]?.url ?? '',
    async killPrimary() {
      if (watching[0]) await killed(watching[0]);
      await killed(primary);
    },
  };
}

async function withoutHead(name: string): Promise<string> {
  return (await configuration(name)).split('\n').slice(1).join('\n');
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** The first value, where there is one. */
async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}
