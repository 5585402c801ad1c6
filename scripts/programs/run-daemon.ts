import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unprivilegedAccount } from '../postgres/unprivileged-account.ts';

export interface Daemon {
  readonly program: string;
  /** On which it takes connections of this machine once it is ready. */
  readonly port: number;
  /** What it reads, by name, in a folder of its own, which is also all that it writes to. */
  readonly files: (folder: string) => Readonly<Record<string, string>>;
  readonly args: (folder: string) => readonly string[];
}

const readyMilliseconds = 10_000;
const lookMilliseconds = 20;

/** Runs a program that serves, as an account that may do nothing else, until it is told to stop. */
export async function runDaemon({ program, port, files, args }: Daemon): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-daemon-'));
  const account = unprivilegedAccount();
  if (account) await chown(folder, account.uid, account.gid);
  for (const [name, content] of Object.entries(files(folder))) {
    await writeFile(join(folder, name), content, { mode: 0o644 });
  }
  const child = spawn(program, args(folder), { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const until = Date.now() + readyMilliseconds;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`${program} did not start: ${said}`);
    }
    await wait(lookMilliseconds);
  }
  return { stop };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}
