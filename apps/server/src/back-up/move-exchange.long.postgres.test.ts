import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { emptyDatabase } from '../database/testing/empty-database.ts';
import { demoPassword } from '../demo/demo-organisations.ts';
import { pdf } from '../testing/library.ts';
import { operate, startProgram } from '../testing/run-program.ts';
import { rowsIn } from './testing/rows-in.ts';

const ingrid = { email: 'ingrid.solberg@hydral-rolling.example', password: demoPassword };

async function signIn(url: string) {
  const response = await fetch(new URL('/auth/registration/users/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ingrid),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

const list = async (url: string, path: string, headers: Record<string, string>) =>
  (await (await fetch(new URL(path, url), { headers })).json()) as { data: unknown[] };

it('an exchange moves from the embedded database to a server with two commands, sessions and documents too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-move-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settings = (data: string) => ({
    PORT: '0',
    DATA_DIR: join(folder, data),
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  const embedded = { ...settings('embedded'), DEMO: 'true' };
  const first = await startProgram(embedded);
  const headers = await signIn(first.url);
  const form = new FormData();
  form.append('file', new Blob([pdf()]), 'Report.pdf');
  const upload = { method: 'POST', headers, body: form };
  expect((await fetch(new URL('/api/organisation/attachments', first.url), upload)).status).toBe(200);
  const paths = ['/api/organisation/attachments', '/api/product/received-product-requests'];
  const before = await Promise.all(paths.map((path) => list(first.url, path, headers)));
  expect(before.map(({ data }) => data.length > 0)).toEqual([true, true]);

  const copy = join(folder, 'copy');
  expect((await operate(['back-up', copy], embedded)).output).toMatch(/^Another server/);
  const ended = once(first.process, 'exit');
  first.process.kill('SIGTERM');
  await ended;
  expect((await operate(['back-up', copy], embedded)).output).toMatch(
    /^\d+ rows of \d+ tables and [1-9]\d* documents are in /,
  );

  const { address } = await emptyDatabase();
  const server = {
    ...settings('server'),
    DATABASE_URL: address('app'),
    DATABASE_WORKER_URL: address('worker'),
    DATABASE_OWNER_URL: address('owner'),
  };
  const { DATABASE_OWNER_URL: _owner, ...withoutOwner } = server;
  expect((await operate(['restore', copy], withoutOwner)).output).toMatch(/needs DATABASE_OWNER_URL/);
  expect((await operate(['restore', join(folder, 'nowhere')], server)).output).toMatch(/^There is no complete back-up/);
  expect((await operate(['restore', copy], server)).output).toMatch(/^Everything is as it was at /);
  expect((await operate(['restore', copy], server)).output).toMatch(/^The database has organisations in it already/);
  const copyOfServer = join(folder, 'copy-of-server');
  expect((await operate(['back-up', copyOfServer], server)).code).toBe(0);
  expect(await rowsIn(copyOfServer)).toEqual(await rowsIn(copy));

  // Where the demo is off, nobody acts for its organisations.
  const second = await startProgram({ ...server, DEMO: 'true' });
  expect(await Promise.all(paths.map((path) => list(second.url, path, headers)))).toEqual(before);
}, 180_000);
