import { readConfig } from './config.ts';
import { startServer } from './server.ts';
import { StartupError } from './startup-error.ts';
import { welcome } from './welcome.ts';

/** A stop that hangs must not keep a supervisor waiting for ever. */
const longestStopMilliseconds = 30_000;

async function main(): Promise<void> {
  const config = readConfig();
  const server = await startServer(config);
  process.stdout.write(welcome(config, server.url));
  let stopping = false;
  const stop = () => {
    // A terminal and a supervisor may both pass the same signal on.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), longestStopMilliseconds).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function fail(error: unknown): never {
  process.stderr.write(
    error instanceof StartupError ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}

main().catch(fail);
