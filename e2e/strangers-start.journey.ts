import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readyUrl } from '../apps/server/src/testing/ready-url.ts';
import { freePort } from '../scripts/postgres/free-port.ts';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, signIn } from './sign-in.ts';
import { repository, startWithNpm, stop } from './start-with-npm.ts';

const { openPage } = journeyBrowser();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-stranger-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The command of the README as it stands, with nothing set but where it may write and listen. */
const npmStart = (port: number, settings: Readonly<Record<string, string>> = {}) =>
  startWithNpm(['start'], repository, { PORT: String(port), DATA_DIR: join(folder, 'data'), ...settings });

async function signInAt(baseUrl: string): Promise<void> {
  await signIn(await openPage('/', { baseUrl }), demoUsers.admin);
}

/** One click of somebody who has typed nothing and read nothing in the terminal. */
async function enterAt(baseUrl: string, button: string, name: string): Promise<void> {
  const page = await openPage('/', { baseUrl });
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

describe('npm start, as a stranger runs it', () => {
  it('lets people sign in at whatever name they give this machine', async () => {
    const port = await freePort();
    const started = npmStart(port);
    try {
      expect(await readyUrl(started)).toBe(`http://localhost:${port}`);
      await signInAt(`http://localhost:${port}`);
      await signInAt(`http://127.0.0.1:${port}`);
      await enterAt(`http://localhost:${port}`, 'Enter as customer', 'Lena');
      await enterAt(`http://localhost:${port}`, 'Enter as supplier', 'Ingrid');
    } finally {
      await stop(started);
    }
  });

  it('opened to others, tells an address that they can open, and lets them sign in there', async () => {
    const port = await freePort();
    const started = npmStart(port, { HOST: '0.0.0.0', DEMO: 'true' });
    try {
      const url = await readyUrl(started);
      expect(new URL(url).hostname).not.toBe('0.0.0.0');
      await signInAt(url);
      await signInAt(`http://127.0.0.1:${port}`);
    } finally {
      await stop(started);
    }
  });

  it('opened to others without a word about the demo, stops and says how', async () => {
    const started = npmStart(await freePort(), { HOST: '0.0.0.0' });
    await expect(readyUrl(started)).rejects.toThrow(/HOST opens this server to other machines.*DEMO=true.*SMTP_URL/);
  });
});
