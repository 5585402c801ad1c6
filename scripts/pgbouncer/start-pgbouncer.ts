import { freePort } from '../postgres/free-port.ts';
import { findOrInstall } from '../programs/find-program.ts';
import { runDaemon } from '../programs/run-daemon.ts';

const findPgbouncer = () => findOrInstall({ name: 'pgbouncer', package: 'pgbouncer', setting: 'PGBOUNCER_PATH' });

/** PgBouncer with these settings, which listen on the port and read the file of users that they are given. */
export async function startPgbouncer(
  settings: (port: number, usersFile: string) => string,
  users: Readonly<Record<string, string>>,
): Promise<{ port: number; stop(): Promise<void> }> {
  const [program, port] = await Promise.all([findPgbouncer(), freePort()]);
  const { stop } = await runDaemon({
    program,
    port,
    files: (folder) => ({
      'pgbouncer.ini': settings(port, `${folder}/users.txt`),
      'users.txt': Object.entries(users)
        .map(([name, password]) => `"${name}" "${password}"\n`)
        .join(''),
    }),
    args: (folder) => ['-q', `${folder}/pgbouncer.ini`],
  });
  return { port, stop };
}
