import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from './demo/demo-organisations.ts';
import { allowedToOthers, openedByAnother, openToEverybody, pathsBelow } from './testing/other-user.ts';
import { readyUrl } from './testing/ready-url.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const startMilliseconds = 60_000;

let folder: string;
let dataDir: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-start-'));
  // Others come as far as the folder, which has to keep them out itself.
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function run(settings: Record<string, string>, args: readonly string[] = []) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function start() {
  const child = run({});
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const url = await readyUrl(child);
  return { child, url, output: () => output };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, 'exit');
  child.kill(signal);
  const [code] = await exit;
  return code;
}

/** What a start that ends by itself says, and how it ends. */
async function failure(settings: Record<string, string>, args: readonly string[] = []) {
  const child = run(settings, args);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, output, errors };
}
const oneSentence = (start: string) => ({
  code: 1,
  output: '',
  errors: expect.stringMatching(new RegExp(`^${start}[^\\n]*\\.\\n$`)),
});

const lena = 'lena.brandt@nordic-kitchen.example';

async function organisation(url: string, name?: string): Promise<unknown> {
  const send = async (path: string, init: { method?: string; token?: string; body?: unknown }) => {
    const response = await fetch(new URL(path, url), {
      method: init.method ?? 'GET',
      headers: {
        ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
        ...(init.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(init.body ? { body: JSON.stringify(init.body) } : {}),
    });
    return (await response.json()) as Record<string, string>;
  };
  const body = { email: lena, password: demoPassword };
  const { access_token: token = '' } = await send('/auth/registration/users/login', { method: 'POST', body });
  const change = name ? { method: 'PUT', body: { name } } : {};
  return (await send('/api/organisation', { token, ...change })).name;
}

describe('a start', () => {
  it('that cannot succeed says why in one sentence and ends with 1', { timeout: startMilliseconds }, async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const elsewhere = { DATA_DIR: join(folder, 'elsewhere') };
    const results = await Promise.all([
      failure({ ...elsewhere, PORT: 'many' }),
      failure({ ...elsewhere, DEMO: 'false' }),
      failure({ ...elsewhere, HOST: '0.0.0.0' }),
      failure({ ...elsewhere, HOST: '203.0.113.1', DEMO: 'true' }),
      failure({ DATA_DIR: join(file, 'data') }),
      failure({
        DATABASE_URL: 'postgres://pcf_app:secret@127.0.0.1:1/pcf',
        DATABASE_WORKER_URL: 'postgres://127.0.0.1:1/pcf',
        DATABASE_OWNER_URL: 'postgres://127.0.0.1:1/pcf',
        DEMO: 'true',
      }),
    ]);
    expect(results).toEqual([
      oneSentence('The setting PORT is wrong'),
      oneSentence('No mail server is set'),
      oneSentence('HOST opens this server to other machines[^\\n]*DEMO=true[^\\n]*SMTP_URL'),
      oneSentence('This machine has no address 203\\.0\\.113\\.1'),
      oneSentence(`The folder ${join(file, 'data')} cannot be written`),
      oneSentence('The database at 127\\.0\\.0\\.1:1 does not answer'),
    ]);
    expect(JSON.stringify(results)).not.toContain('secret');
    await expect(access(elsewhere.DATA_DIR)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('that only checks its settings says all that is wrong with them, or nothing, and makes nothing', async () => {
    const unused = { DATA_DIR: join(folder, 'unused') };
    expect(await failure({ ...unused, PORT: 'many', DEMO: 'perhaps', SMPT_URL: 'x' }, ['--check-settings'])).toEqual({
      code: 1,
      output: '',
      errors: expect.stringMatching(/^SMPT_URL .* SMTP_URL meant\?\nThe setting PORT .*\nThe setting DEMO .*\n$/),
    });
    expect(await failure(unused, ['--check-settings'])).toEqual({ code: 0, output: '', errors: '' });
    await expect(access(unused.DATA_DIR)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('tells where it answers and how to sign in, keeps its files to itself, and what it did is there after the next one', {
    timeout: 2 * startMilliseconds,
  }, async () => {
    const first = await start();
    expect(first.output()).toMatch(/^\nPCF Exchange is ready at http:\/\/localhost:\d+\n/);
    expect(first.output()).toContain(demoPassword);
    expect(first.output()).toContain(`${lena} (ADMIN)`);
    expect(first.output()).toContain(`${first.url}/dev/mailbox, which answers on this machine only\n`);
    expect(await organisation(first.url)).toBe('Nordic Kitchen');
    expect(await organisation(first.url, 'Nordic Kitchen Group')).toBe('Nordic Kitchen Group');

    // Beside it nobody takes its port or its data.
    const port = new URL(first.url).port;
    expect(await Promise.all([failure({ PORT: port, DATA_DIR: join(folder, 'other') }), failure({})])).toEqual([
      oneSentence(`Port ${port} is taken`),
      oneSentence(`Another server \\(process ${first.child.pid}\\) uses ${dataDir}`),
    ]);
    expect(await organisation(first.url)).toBe('Nordic Kitchen Group');
    expect(await ended(first.child, 'SIGTERM')).toBe(0);
    await expect(access(join(dataDir, 'server.lock'))).rejects.toMatchObject({ code: 'ENOENT' });

    // A file that a process left behind, whose number nobody or somebody else has now, keeps nobody out.
    await writeFile(join(dataDir, 'server.lock'), `${process.pid} 1`);
    openToEverybody(dataDir);
    const opened = openedByAnother(pathsBelow(dataDir));
    if (opened) expect(opened).toContain(`wrote ${join(dataDir, 'database', 'PG_VERSION')}`);
    const second = await start();
    expect(allowedToOthers(pathsBelow(dataDir))).toEqual([]);
    if (opened) expect(openedByAnother(pathsBelow(dataDir))).toEqual([]);
    expect(await organisation(second.url)).toBe('Nordic Kitchen Group');
    expect(await ended(second.child, 'SIGKILL')).toBeNull();
    expect(await readFile(join(dataDir, 'server.lock'), 'utf8')).toMatch(new RegExp(`^${second.child.pid}\\b`));

    const third = await start();
    expect(await organisation(third.url)).toBe('Nordic Kitchen Group');
    expect(await ended(third.child, 'SIGINT')).toBe(0);
  });
});
