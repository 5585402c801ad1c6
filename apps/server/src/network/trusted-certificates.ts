import { readFile } from 'node:fs/promises';
import { getCACertificates } from 'node:tls';
import { StartupError } from '../startup-error.ts';

/** Those that Node trusts and one authority more; undefined where there is none. */
export async function trustedCertificates(file: string | undefined): Promise<readonly string[] | undefined> {
  if (file === undefined) return undefined;
  const additional = await readFile(file, 'utf8').catch(() => {
    throw new StartupError(`The file of NETWORK_CA_FILE cannot be read: ${file}.`);
  });
  return [...getCACertificates('default'), additional];
}
