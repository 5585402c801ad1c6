import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(`tls/${name}`, import.meta.url));

/** For localhost and 127.0.0.1, signed by itself, and worth nothing outside of tests. */
export const certificateFile = file('server.pem');
export const certificateKeyFile = file('server.key');

export const readTestCertificate = async () => ({
  cert: await readFile(certificateFile),
  key: await readFile(certificateKeyFile),
});
