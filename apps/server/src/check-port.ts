import { createServer } from 'node:net';
import { StartupError } from './startup-error.ts';

/** Before the database is opened, so that a second start beside a running one says what is wrong at once. */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  }).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, host, port);
  });
}

export function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is taken: stop what uses it, or choose another one, for example PORT=${port < 65_535 ? port + 1 : 3000}.`,
    );
  }
  if (error.code === 'EACCES')
    return new StartupError(`Port ${port} needs more rights: choose one above 1023 with PORT.`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code ?? '')) {
    return new StartupError(`This machine has no address ${host}: correct HOST.`);
  }
  return error;
}
