import { once } from 'node:events';
import { startProgram } from '../../apps/server/src/testing/run-program.ts';

export interface KillableServer {
  readonly url: string;
  /** From the start of the process until it said that it is ready. */
  readonly startMilliseconds: number;
  /** Without a chance to finish anything. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function startKillableServer(settings: Readonly<Record<string, string>>): Promise<KillableServer> {
  const begun = performance.now();
  const { url, process: server } = await startProgram({
    PORT: '0',
    REQUESTS_PER_MINUTE: '10000000',
    SIGN_INS_PER_MINUTE: '10000000',
    MAIL_COLLECT_SECONDS: '1',
    ...settings,
  });
  const startMilliseconds = performance.now() - begun;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  return {
    // By its number: the name would be looked up for every connection.
    url: url.replace('localhost', '127.0.0.1'),
    startMilliseconds,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
