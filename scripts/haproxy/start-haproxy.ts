import { freePort } from '../postgres/free-port.ts';
import { findOrInstall } from '../programs/find-program.ts';
import { runDaemon } from '../programs/run-daemon.ts';

const findHaproxy = () => findOrInstall({ name: 'haproxy', package: 'haproxy', setting: 'HAPROXY_PATH' });

/** HAProxy with these settings, which listen on the port that they are given. */
export async function startHaproxy(
  settings: (port: number) => string,
): Promise<{ port: number; stop(): Promise<void> }> {
  const [program, port] = await Promise.all([findHaproxy(), freePort()]);
  const { stop } = await runDaemon({
    program,
    port,
    files: () => ({ 'haproxy.cfg': settings(port) }),
    args: (folder) => ['-db', '-f', `${folder}/haproxy.cfg`],
  });
  return { port, stop };
}
