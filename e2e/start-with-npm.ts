import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('..', import.meta.url));

type Started = ChildProcessByStdio<null, Readable, Readable>;

/** All that a command finds in its environment, besides what it is given. */
export function bareEnvironment(): Record<string, string | undefined> {
  const { PATH, HOME } = process.env;
  return { PATH, HOME };
}

/** A command of npm that goes on until it is stopped. */
export const startWithNpm = (
  args: readonly string[],
  cwd: string,
  settings: Readonly<Record<string, string>>,
): Started =>
  spawn('npm', args, { cwd, env: { ...bareEnvironment(), ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });

export async function stop(started: Started): Promise<void> {
  const closed = once(started, 'close');
  started.kill('SIGTERM');
  await closed;
}
