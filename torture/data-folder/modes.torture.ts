import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { demoPassword } from '../../apps/server/src/demo/demo-organisations.ts';
import { pdf } from '../../apps/server/src/testing/library.ts';
import {
  allowedToOthers,
  openedByAnother,
  openToEverybody,
  pathsBelow,
} from '../../apps/server/src/testing/other-user.ts';
import { operate } from '../../apps/server/src/testing/run-program.ts';
import { keepCount } from '../counts.ts';
import { startKillableServer } from '../crash/killable-server.ts';
import { sizeOf } from '../size.ts';
import { sendHalfOfADocument } from './half-upload.ts';

const lives = sizeOf({ quick: 1, full: 3 });
/** Commands for operators start a process each; their files are looked at in the tests of back-ups too. */
const commands = sizeOf({ quick: 0, full: 1 });
const productsInAFile = sizeOf({ quick: 20, full: 5000 });

it('no other user of the machine opens a file of the server, whenever they look', async () => {
  const place = await mkdtemp(join(tmpdir(), 'pcf-exchange-modes-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const [data, temporary] = [join(place, 'data'), join(place, 'tmp')];
  const [backUps, exports] = [join(place, 'back-ups'), join(place, 'exports')];
  // As on most machines: others come this far, what is made is for everybody to read, and one folder is everybody's.
  await chmod(place, 0o755);
  await mkdir(temporary);
  await chmod(temporary, 0o1777);
  const settings = { DATA_DIR: data, TMPDIR: temporary };
  let looked = 0;
  const look = async (folder: string) => {
    const paths = pathsBelow(folder).filter((path) => path !== temporary);
    looked += paths.length;
    expect(allowedToOthers(paths)).toEqual([]);
    // By their names too, which another user may know without seeing them.
    expect(openedByAnother(paths) ?? []).toEqual([]);
    return paths;
  };

  for (let life = 0; life < lives; life += 1) {
    const first = await startKillableServer(settings);
    expect((await look(data)).length).toBeGreaterThan(900);
    const token = await signIn(first.url);
    await sendForm(first.url, token, '/api/organisation/attachments', pdf(), 'report.pdf');
    await sendForm(first.url, token, '/api/customer/products/import', productFile(life), 'products.csv');
    await sendHalfOfADocument(first.url, token);
    await vi.waitFor(async () => expect(await readdir(temporary)).toHaveLength(1), { timeout: 20_000, interval: 50 });
    await look(temporary);
    await look(data);
    await first.kill();
    await look(data);
    expect(await readdir(temporary)).toHaveLength(1);

    // As a version left it that let everybody in.
    openToEverybody(data);
    const second = await startKillableServer(settings);
    expect(await readdir(temporary)).toEqual([]);
    await look(data);
    await second.stop();
    await look(data);
  }

  if (commands > 0) {
    await mkdir(backUps, { mode: 0o755 });
    expect((await operate(['back-up', backUps], settings)).code).toBe(0);
    expect((await look(backUps)).some((path) => path.endsWith('.pdf'))).toBe(true);
    await mkdir(exports, { mode: 0o755 });
    expect((await operate(['export-person', lena, join(exports, 'person.json')], settings)).code).toBe(0);
    await look(join(exports, 'person.json'));
    await look(data);
  }
  await keepCount({ theme: 'data folder', what: 'files and folders looked at as another user', count: looked });
});

const lena = 'lena.brandt@nordic-kitchen.example';

async function signIn(url: string): Promise<string> {
  const response = await fetch(new URL('/auth/registration/users/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: lena, password: demoPassword }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function sendForm(url: string, token: string, path: string, content: string, name: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(response.status, await response.text()).toBe(200);
}

const productFile = (life: number) =>
  [
    'Product name,Product reference number,Product description',
    ...Array.from({ length: productsInAFile }, (_, index) => `Product ${index},P-${life}-${index},`),
  ].join('\n');
