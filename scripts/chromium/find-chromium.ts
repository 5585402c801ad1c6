import { spawnSync } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium: the given one, else one that is installed, else Debian's package where we may install it. */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;

  const installed = await findProgram(programs);
  if (installed) return installed;

  if (process.getuid?.() === 0 && (await findProgram(['apt-get']))) {
    installDebianPackage();
    const added = await findProgram(programs);
    if (added) return added;
  }
  throw new Error('No Chromium was found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.');
}

async function findProgram(names: readonly string[]): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      if (folder !== '' && (await isExecutable(path))) return path;
    }
  }
  return undefined;
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

function installDebianPackage(): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env: environment });
  }
}
