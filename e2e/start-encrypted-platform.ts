import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { certificateFile, certificateKeyFile } from '../apps/server/src/testing/test-certificate.ts';
import { freePort } from '../scripts/postgres/free-port.ts';
import { runServer, serverFolder } from './start-server.ts';

export interface EncryptedPlatform {
  readonly address: string;
  /** As when the power fails: nothing is told, nothing is tidied up. */
  kill(): Promise<void>;
  /** Once more, where it was. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A server that partners reach as they do in earnest: over https, and at the same address after it was away. */
export async function startEncryptedPlatform(
  settings: Record<string, string>,
  folderToCopy?: string,
): Promise<EncryptedPlatform> {
  const port = await freePort();
  const address = `https://localhost:${port}`;
  const folder = await serverFolder(folderToCopy);
  const network = {
    PORT: String(port),
    PUBLIC_URL: address,
    TLS_CERTIFICATE_FILE: certificateFile,
    TLS_KEY_FILE: certificateKeyFile,
    NETWORK_KEY: randomBytes(32).toString('base64'),
    NETWORK_CA_FILE: certificateFile,
    NETWORK_ALLOW_PRIVATE: '127.0.0.0/8,::1/128',
  };
  const run = () => runServer(folder, { ...network, ...settings });
  let server = await run();
  return {
    address,
    kill: () => server.end('SIGKILL'),
    async start() {
      server = await run();
    },
    async stop() {
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
