import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readyUrl } from '../apps/server/src/testing/ready-url.ts';

const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  /** Where its database is. */
  readonly folder: string;
  /** Ends the process, so that the folder can be copied. */
  end(): Promise<void>;
  /** Ends the process and removes the folder. */
  stop(): Promise<void>;
}

/**
 * The real server in a process of its own, with the embedded database in a folder of its own and the demo in it. Begun
 * with a copy of the folder of a server that has ended, it is ready in a third of the time.
 */
export async function startServer(
  settings: Record<string, string> = {},
  folderToCopy?: string,
): Promise<ServerProcess> {
  const folder = await serverFolder(folderToCopy);
  const { url, end } = await runServer(folder, settings);
  return {
    url,
    folder,
    end: () => end('SIGTERM'),
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A folder for a server, empty or as another one has left its own. */
export async function serverFolder(folderToCopy?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-journey-'));
  if (folderToCopy !== undefined) await cp(folderToCopy, folder, { recursive: true });
  return folder;
}

/** Ready once it is returned. */
export async function runServer(folder: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: folder,
      SIGN_INS_PER_MINUTE: '1000',
      REQUESTS_PER_MINUTE: '100000',
      MAIL_COLLECT_SECONDS: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readyUrl(child);
  return {
    url,
    async end(signal: 'SIGTERM' | 'SIGKILL') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}
