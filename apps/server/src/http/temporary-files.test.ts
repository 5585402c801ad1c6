import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { sweepTemporaryFiles, temporaryPath } from './temporary-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-sweep-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const script = `
import { writeFileSync } from 'node:fs';
import { temporaryPath } from ${JSON.stringify(new URL('./temporary-files.ts', import.meta.url).href)};
const path = await temporaryPath('upload');
writeFileSync(path, 'half of an upload');
console.log(path);
setInterval(() => {}, 1000);`;

/** A process in the middle of an upload. */
async function uploading() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [path] = await once(child.stdout, 'data');
  return { child, path: String(path).trim() };
}

async function swept(): Promise<void> {
  (await sweepTemporaryFiles()).end();
}
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function fileOf(name: string, hoursOld = 0): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, 'x');
  const then = Date.now() / 1000 - hoursOld * 3600;
  await utimes(path, then, then);
  return path;
}

it('an upload of a killed process is removed, what one that lives keeps is not', { timeout: 30_000 }, async () => {
  const other = await uploading();
  const own = await temporaryPath('export');
  await writeFile(own, 'x');
  await swept();
  expect(await Promise.all([other.path, own].map(isThere))).toEqual([true, true]);
  const exit = once(other.child, 'exit');
  other.child.kill('SIGKILL');
  await exit;
  await swept();
  expect(await Promise.all([other.path, own].map(isThere))).toEqual([false, true]);
});

it('an upload of another machine, or of nobody known, is removed after a day; what is no upload never', async () => {
  const id = '123e4567-e89b-12d3-a456-426614174000';
  const own = basename(await temporaryPath('upload'))
    .split('-')
    .slice(0, 4)
    .join('-');
  const files = {
    elsewhere: await fileOf(`pcf-exchange-upload-00000000-999999999-1-${id}`),
    elsewhereLongAgo: await fileOf(`pcf-exchange-upload-00000000-999999999-1-${id.replace('1', '2')}`, 25),
    export: await fileOf(`${own.replace('upload', 'export')}-999999999-1-${id}`),
    unknown: await fileOf(`pcf-exchange-upload-${id}`),
    unknownLongAgo: await fileOf(`pcf-exchange-upload-${id.replace('1', '2')}`, 25),
    deadHere: await fileOf(`${own}-999999999-1-${id}`),
    numberOfAnother: await fileOf(`${own}-${process.pid}-1-${id}`),
    notOurs: await fileOf(`other-upload-${id}`, 1000),
  };
  await swept();
  const left = await Promise.all(Object.values(files).map(isThere));
  expect(Object.fromEntries(Object.keys(files).map((name, index) => [name, left[index]]))).toEqual({
    elsewhere: true,
    elsewhereLongAgo: false,
    export: false,
    unknown: true,
    unknownLongAgo: false,
    deadHere: false,
    numberOfAnother: false,
    notOurs: true,
  });
});
