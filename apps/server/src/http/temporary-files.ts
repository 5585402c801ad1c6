import { createHash, randomUUID } from 'node:crypto';
import { lstat, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeProcess, isAlive } from '../database/process-identity.ts';

/** What a call needs on disk until it ends: what it is sent, or what it sends. */
type Purpose = 'upload' | 'export';

const ours = /^pcf-exchange-(?:upload|export)-/;
/** The machine, and the number and start of the process, as far as the system tells it. */
const named =
  /^pcf-exchange-(?:upload|export)-(?<machine>[0-9a-f]{8})-(?<pid>\d{1,10})-(?<start>\d{0,20})-[0-9a-f-]{36}$/;
/** Containers may share the folder without knowing of each other's processes; no call takes as long. */
const abandonedMilliseconds = 24 * 60 * 60 * 1000;
const sweepMilliseconds = 60 * 60 * 1000;

const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/** Where a file lies until its call ends. Its name says whose it is: a process that is killed removes nothing. */
export async function temporaryPath(purpose: Purpose): Promise<string> {
  const [pid, start = ''] = (await describeProcess()).split(' ');
  return join(tmpdir(), `pcf-exchange-${purpose}-${machine}-${pid}-${start}-${randomUUID()}`);
}

export const removeFile = (path: string) => rm(path, { force: true });

/** Removes files of processes that are gone, now and every hour, until it is ended. */
export async function sweepTemporaryFiles(): Promise<{ end(): void }> {
  await removeLeftFiles();
  const timer = setInterval(() => void removeLeftFiles(), sweepMilliseconds).unref();
  return { end: () => clearInterval(timer) };
}

async function removeLeftFiles(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names) {
    if (!ours.test(name)) continue;
    const path = join(tmpdir(), name);
    // What is somebody else's to remove is left to them.
    if (await isLeft(name, path)) await removeFile(path).catch(() => {});
  }
}

async function isLeft(name: string, path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isFile()) return false;
  const owner = named.exec(name)?.groups;
  if (owner?.machine !== machine) return Date.now() - found.mtimeMs > abandonedMilliseconds;
  const description = `${owner.pid} ${owner.start}`.trim();
  return description !== (await describeProcess()) && !(await isAlive(description));
}
