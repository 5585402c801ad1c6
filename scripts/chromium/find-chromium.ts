import { spawnSync } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** It has no window to draw, so that journeys take a third less time than in the whole browser. */
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const longestStepMs = 180_000;

/** The path of a Chromium: the given one, else the quickest one that is installed or that Debian lets us install. */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found =
    (await findProgram([shell])) ??
    (await installPackage(shell)) ??
    (await findProgram(browsers)) ??
    (await installPackage('chromium'));
  if (found) return found;
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

/** Only where we may, which is in a container as a rule; a failure is told by the program that is then not there. */
async function installPackage(name: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !(await findProgram(['apt-get']))) return undefined;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: longestStepMs };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  }
  return findProgram([name]);
}
