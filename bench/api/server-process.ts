import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BareWork } from './bare-server.ts';

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const bare = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const betweenLooksMilliseconds = 50;

export interface ServerProcess extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
}

/**
 * The real server as `npm start` runs it, with the demo and a line of log for every request, which goes to a file. Only
 * the limits are out of the way.
 */
export async function startServerProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-bench-'));
  const logPath = join(folder, 'log');
  const log = await open(logPath, 'w');
  const child = spawn(process.execPath, [...process.execArgv, main], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: folder,
      DEMO: 'true',
      LOG_LEVEL: 'info',
      REQUESTS_PER_MINUTE: '100000000',
      SIGN_INS_PER_MINUTE: '100000000',
      ...settings,
    },
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  for (;;) {
    const output = await readFile(logPath, 'utf8');
    const url = /ready at (\S+)/.exec(output)?.[1];
    if (url) return { url, pid: child.pid ?? 0, [Symbol.asyncDispose]: stop };
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`The server did not start: ${output}`);
    }
    await wait(betweenLooksMilliseconds);
  }
}

export const startBareServer = (work: BareWork): Promise<ServerProcess> => startProgram(bare, work);

/** A program that is told its work and tells its port. */
export async function startProgram(program: string, work: object): Promise<ServerProcess> {
  const child = fork(program);
  child.send(work);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, [Symbol.asyncDispose]: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
