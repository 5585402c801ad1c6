import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { doubtfulSettings, readConfig } from './config.ts';
import type { RunningServer } from './server.ts';
import { StartupError } from './startup-error.ts';
import { welcome } from './welcome.ts';

/** What was compiled is kept, so that a restart takes half a second less; where this cannot be written, nothing is kept. */
const compiled = fileURLToPath(new URL('../../../node_modules/.cache/pcf-exchange/', import.meta.url));

/** A stop that hangs must not keep a supervisor waiting for ever. It counts from the end of the drain. */
const maxStopMilliseconds = 30_000;

/** A terminal, npm and a supervisor may each pass the same signal on. */
const sameSignalMilliseconds = 2_000;

async function main(): Promise<void> {
  // Whatever this process makes is its user's alone.
  process.umask(0o077);
  for (const doubt of doubtfulSettings()) process.stderr.write(`${doubt}\n`);
  const config = readConfig();
  // `npm start` asks this way before it builds the page.
  if (process.argv.includes('--check-settings')) return;
  enableCompileCache(compiled);
  const { startServer } = await import('./server.ts');
  const server = await startServer(config);
  let signalled: number | undefined;
  const hurry = new AbortController();
  const stop = () => {
    if (signalled === undefined) {
      signalled = performance.now();
      drainAndStop(server, hurry.signal).then(() => process.exit(0), fail);
    } else if (performance.now() - signalled > sameSignalMilliseconds) hurry.abort();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Only now: a process that reads that it is ready may stop it at once.
  process.stdout.write(welcome(config, server));
  // At once, since a process that is killed keeps nothing at its end.
  flushCompileCache();
}

async function drainAndStop(server: RunningServer, hurry: AbortSignal): Promise<void> {
  await server.drain(hurry);
  setTimeout(() => process.exit(1), maxStopMilliseconds).unref();
  await server.stop();
}

function fail(error: unknown): never {
  process.stderr.write(
    error instanceof StartupError ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}

main().catch(fail);
