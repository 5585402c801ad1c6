import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readyUrl } from '../apps/server/src/testing/ready-url.ts';
import { freePort } from '../scripts/postgres/free-port.ts';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, signIn } from './sign-in.ts';
import { bareEnvironment, repository, startWithNpm, stop } from './start-with-npm.ts';

const { openPage } = journeyBrowser();
const run = promisify(execFile);

let folder: string;
let place: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-production-'));
  place = join(folder, 'place');
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: repository, maxBuffer: 10_000_000 });
  const files = stdout
    .split('\0')
    .filter((file) => /^(package|apps\/|packages\/|scripts\/)|\/package\.json$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      await mkdir(dirname(join(place, file)), { recursive: true });
      await cp(join(repository, file), join(place, file));
    }),
  );
  await npm('ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const npm = (...args: readonly string[]) => run('npm', args, { cwd: place, env: bareEnvironment() });

describe('an installation without what only builds and tests', () => {
  it('says what is missing before the page is built', async () => {
    await expect(npm('run', 'serve')).rejects.toThrow('The page is not built: run `npm run build` here');
  });

  it('lists the commands of an operator and installs nothing for that', async () => {
    // A command without a name is refused with the list.
    const { message } = await npm('run', 'operate').then(
      () => expect.unreachable(),
      (error: Error) => error,
    );
    expect(message).toContain('back-up <folder>');
    expect(message).not.toContain('Installing');
  });

  it('serves a page that was built elsewhere', async () => {
    await cp(join(repository, 'apps/web/dist'), join(place, 'apps/web/dist'), { recursive: true });
    const settings = { PORT: String(await freePort()), DATA_DIR: join(folder, 'data') };
    const started = startWithNpm(['run', 'serve'], place, settings);
    try {
      await signIn(await openPage('/', { baseUrl: await readyUrl(started) }), demoUsers.admin);
    } finally {
      await stop(started);
    }
  });
});
