import { spawnSync } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const maxStepMs = 180_000;

/** The first program of one of these names, on the path or in a further folder. */
export async function findProgram(
  names: readonly string[],
  furtherFolders: readonly string[] = [],
): Promise<string | undefined> {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), ...furtherFolders]) {
    for (const name of names) {
      const path = join(folder, name);
      if (folder !== '' && (await isExecutable(path))) return path;
    }
  }
  return undefined;
}

export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** From Debian, only where we may, which is in a container as a rule; a failure is told by the program that is then not there. */
export async function installPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !(await findProgram(['apt-get']))) return;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: maxStepMs };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  }
}

interface SystemProgram {
  readonly name: string;
  /** Of Debian. */
  readonly package: string;
  /** That names another program than the one that is installed. */
  readonly setting: string;
}

/** Where Debian keeps what serves, which is not on everybody's path. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];

/** The path of a program: the given one, else one that is installed or that Debian lets us install. */
export async function findOrInstall({ name, package: needed, setting }: SystemProgram): Promise<string> {
  const given = process.env[setting];
  if (given) return given;
  const found = await findProgram([name], serverFolders);
  if (found) return found;
  await installPackage(needed);
  const installed = await findProgram([name], serverFolders);
  if (installed) return installed;
  throw new Error(`No ${name} was found: install it, or set ${setting} to its program.`);
}
