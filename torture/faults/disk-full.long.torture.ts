import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { demoPassword } from '../../apps/server/src/demo/demo-organisations.ts';
import { readyUrl } from '../../apps/server/src/testing/ready-url.ts';
import { keepCount } from '../counts.ts';

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const theme = 'faults';
const rowsOfFile = 1000;
const maxFiles = 40;

/** Mounted for this process alone, and gone with it. */
const inSmallFolder = 'mount -t tmpfs -o size="$1" tmpfs "$2" && shift 2 && exec "$@"';

/** A server whose folder is a file system of its own, of so many megabytes. */
async function serverOnSmallDisk(megabytes: number, settings: (folder: string) => Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = spawn(
    'unshare',
    ['--map-root-user', '--mount', 'sh', '-c', inSmallFolder, 'sh', `${megabytes}m`, folder, process.execPath, main],
    {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DEMO: 'true',
        REQUESTS_PER_MINUTE: '1000000',
        DATA_DIR: folder,
        ...settings(folder),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  onTestFinished(() => void server.kill('SIGKILL'));
  const url = await readyUrl(server);
  return { url, ballast: join(`/proc/${pidOf(server)}/root`, folder, 'ballast') };
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The server has no process.');
  return pid;
}

/** Takes what is left of the disk. */
async function fill(ballast: string): Promise<void> {
  const megabyte = Buffer.alloc(1024 * 1024);
  for (const size of [megabyte, megabyte.subarray(0, 4096)]) {
    for (;;) {
      const full = await writeFile(ballast, size, { flag: 'a' }).then(
        () => false,
        (error: NodeJS.ErrnoException) => error.code === 'ENOSPC',
      );
      if (full) break;
    }
  }
}

const signIn = async (url: string) => {
  const response = await fetch(new URL('/auth/registration/users/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lena.brandt@nordic-kitchen.example', password: demoPassword }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
};

function uploads(url: string, headers: Record<string, string>) {
  const file = (content: string, name: string) => {
    const form = new FormData();
    form.append('file', new Blob([content]), name);
    return form;
  };
  const post = async (path: string, content: string, name: string) => {
    const response = await fetch(new URL(path, url), { method: 'POST', headers, body: file(content, name) });
    return {
      status: response.status,
      retryAfter: Number(response.headers.get('retry-after')),
      text: await response.text(),
    };
  };
  const padding = 'x'.repeat(200_000);
  return {
    document: () => post('/api/organisation/attachments', `%PDF-1.7\n% ${padding}\n%%EOF\n`, 'report.pdf'),
    products: (prefix: string) =>
      post(
        '/api/customer/products/import',
        `Product name,Product reference number,Product description\n${Array.from({ length: rowsOfFile }, (_, row) => `Chair,${prefix}-${row},${'d'.repeat(2000)}`).join('\n')}\n`,
        'products.csv',
      ),
  };
}

it('a full disk for documents and uploads is answered with "not now"; with room again all is well', async () => {
  const server = await serverOnSmallDisk(400, (folder) => ({ TMPDIR: folder }));
  const { document } = uploads(server.url, await signIn(server.url));
  expect((await document()).status).toBe(200);
  await fill(server.ballast);
  const refused = await document();
  expect(refused.status).toBe(503);
  expect(refused.retryAfter).toBeGreaterThan(0);
  await truncate(server.ballast);
  expect((await document()).status).toBe(200);
  await keepCount({ theme, what: 'full disks of documents', count: 1 });
});

it('a full disk under the embedded database loses nothing, answers "not now" and recovers', async () => {
  const server = await serverOnSmallDisk(400, () => ({ TMPDIR: tmpdir() }));
  const headers = await signIn(server.url);
  const { products } = uploads(server.url, headers);
  const results = [await products('before')];
  await fill(server.ballast);
  // What the database has set aside for its log is used up first.
  while (results.at(-1)?.status === 200 && results.length < maxFiles)
    results.push(await products(`full-${results.length}`));
  expect(results.at(-1)).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  await truncate(server.ballast);
  results.push(await products('after'));
  expect(results.map(({ status }) => status)).toEqual([...results.slice(2).map(() => 200), 503, 200]);
  const listed = await fetch(new URL('/api/product/purchased-products?limit=10&textSearch=full-', server.url), {
    headers,
  });
  const { metadata } = (await listed.json()) as { metadata: { count: number } };
  expect(metadata.count).toBe(rowsOfFile * (results.length - 3));
  await keepCount({ theme, what: 'full disks of the embedded database', count: 1 });
});
