import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import { describeProcess, isAlive } from './process-identity.ts';

/** How long a lock file may stay empty while another process is just writing it. */
const writingMilliseconds = 200;
const clearingMilliseconds = 20;
const abandonedMilliseconds = 10_000;

/**
 * Takes the folder of the embedded database for this process. Two processes on one folder would destroy it, so a file
 * names the one that has it; a file left behind by a process that is gone does not count.
 */
export async function takeDataFolder(folder: string): Promise<{ database: string; release(): Promise<void> }> {
  const lock = join(folder, 'server.lock');
  let socket: Socket | undefined;
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
    socket = await openSocket(folder);
    const description = [await describeProcess(), socket?.name].join(' ').trim();
    while (!(await claim(lock, description))) await clearStale(lock, folder);
  } catch (error) {
    await socket?.close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The folder ${folder} cannot be written: give it to this user, or set DATA_DIR to another one.`,
    );
  }
  const release = async () => {
    await rm(lock, { force: true });
    await socket?.close();
  };
  return { database: join(folder, 'database'), release };
}

interface Socket {
  readonly name: string;
  close(): Promise<void>;
}

const socketName = /\bserver-[0-9a-f]{8}\.socket$/;

/**
 * Containers that share a volume do not see each other's processes, and in each of them the server has the number 1. A
 * socket in the folder answers for as long as its process lives, whoever asks on this machine. Where none can be made, as
 * below a very long path or on some network volumes, the numbers alone have to do.
 */
async function openSocket(folder: string): Promise<Socket | undefined> {
  const name = `server-${randomUUID().slice(0, 8)}.socket`;
  const server = createServer((caller) => caller.destroy()).unref();
  try {
    server.listen(join(folder, name));
    await once(server, 'listening');
  } catch {
    return undefined;
  }
  return { name, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** The kernel accepts on behalf of a process that is busy, so that no answer means that there is none. */
function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('error', (error) => resolve(!hasCode(error, 'ECONNREFUSED') && !hasCode(error, 'ENOENT')));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** Level by level: Node's own recursive way never ends where a file system refuses a folder as if its parent were missing. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    const parent = dirname(folder);
    const parentIsThere = await access(parent).then(
      () => true,
      () => false,
    );
    if (!hasCode(error, 'ENOENT') || parentIsThere) throw error;
    await makeFolder(parent);
    await mkdir(folder, { mode: 0o700 });
  }
}

/** Only one of several processes that start together succeeds. */
async function claim(lock: string, description: string): Promise<boolean> {
  try {
    await writeFile(lock, description, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Removes the file of a process that is gone, and refuses where its process lives. One at a time: nobody else can then
 * remove the file, and nobody can make it while it is there, so that what is removed is what was found stale.
 */
async function clearStale(lock: string, folder: string): Promise<void> {
  const found = await holderOf(lock);
  if (found === undefined) return;
  await refuseAlive(found, folder);
  const clearing = `${lock}.clearing`;
  try {
    await mkdir(clearing);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    await waitForClearing(clearing);
    return;
  }
  try {
    const holder = await holderOf(lock);
    if (holder === undefined) return;
    await refuseAlive(holder, folder);
    await rm(lock, { force: true });
    const [left] = socketName.exec(holder) ?? [];
    if (left) await rm(join(folder, left), { force: true });
  } finally {
    await rm(clearing, { recursive: true, force: true });
  }
}

/** A process that was killed while it cleared must not stop the next ones for good. */
async function waitForClearing(clearing: string): Promise<void> {
  await pause(clearingMilliseconds);
  const begun = await stat(clearing).catch(() => undefined);
  if (begun && Date.now() - begun.mtimeMs > abandonedMilliseconds) await rm(clearing, { recursive: true, force: true });
}

/** Nobody where there is no file any more. */
async function holderOf(lock: string): Promise<string | undefined> {
  const read = () => readFile(lock, 'utf8').catch(() => undefined);
  const text = await read();
  if (text !== '') return text;
  await pause(writingMilliseconds);
  return read();
}

async function refuseAlive(holder: string, folder: string): Promise<void> {
  const [socket] = socketName.exec(holder) ?? [];
  if (!(await (socket ? answers(join(folder, socket)) : isAlive(holder)))) return;
  throw new StartupError(
    `Another server (process ${Number.parseInt(holder, 10)}) uses ${folder}: stop it, or set DATA_DIR to another folder.`,
  );
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
