import { findProgram, installPackage } from '../programs/find-program.ts';

/** It has no window to draw, so that journeys take a third less time than in the whole browser. */
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium: the given one, else the quickest one that is installed or that Debian lets us install. */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found =
    (await findProgram([shell])) ??
    (await installed(shell)) ??
    (await findProgram(browsers)) ??
    (await installed('chromium'));
  if (found) return found;
  throw new Error('No Chromium was found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.');
}

async function installed(name: string): Promise<string | undefined> {
  await installPackage(name);
  return findProgram([name]);
}
