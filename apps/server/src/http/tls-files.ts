import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { Config } from '../config.ts';
import { StartupError } from '../startup-error.ts';

/** The certificate that the settings name, with its key; undefined where they name none. */
export async function readTlsFiles(tls: Config['tls']): Promise<{ cert: Buffer; key: Buffer } | undefined> {
  if (!tls) return undefined;
  const [cert, key] = await Promise.all([
    read('TLS_CERTIFICATE_FILE', tls.certificateFile),
    read('TLS_KEY_FILE', tls.keyFile),
  ]);
  try {
    createSecureContext({ cert, key });
  } catch {
    throw new StartupError(
      'TLS_CERTIFICATE_FILE and TLS_KEY_FILE are no certificate and its key in PEM: correct them.',
    );
  }
  return { cert, key };
}

const read = (setting: string, file: string) =>
  readFile(file).catch(() => {
    throw new StartupError(`The file of ${setting} cannot be read: ${file}.`);
  });
