import { constants } from 'node:fs';
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

/**
 * Takes the folder of the embedded database for this process. Two processes on one folder would destroy it, so a file
 * names the one that has it; a file left behind by a process that is gone does not count.
 */
export async function takeDataFolder(folder: string): Promise<{ database: string; release(): Promise<void> }> {
  const lock = join(folder, 'server.lock');
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    await claim(lock, folder);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The folder ${folder} cannot be written: give it to this user, or set DATA_DIR to another one.`,
    );
  }
  return { database: join(folder, 'database'), release: () => rm(lock, { force: true }) };
}

async function claim(lock: string, folder: string): Promise<void> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const holder = Number(await readFile(lock, 'utf8'));
    if (isAlive(holder)) {
      throw new StartupError(
        `Another server (process ${holder}) uses ${folder}: stop it, or set DATA_DIR to another folder.`,
      );
    }
    await writeFile(lock, String(process.pid));
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
