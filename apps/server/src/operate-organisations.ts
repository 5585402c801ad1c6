import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Database } from './database/database.ts';
import type { DocumentStore } from './files/document-store.ts';
import { exportOrganisation } from './modules/installation/export-organisation.ts';
import { StartupError } from './startup-error.ts';

export async function exportOrganisationTo(
  database: Database,
  store: DocumentStore,
  organisationId: string,
  file: string,
): Promise<string> {
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await new Promise<void>((resolve, reject) => void output.once('open', () => resolve()).once('error', reject)).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new StartupError(`${file} is there already: name a new file.`) : error;
    },
  );
  const exported = await exportOrganisation(database, store, organisationId, output);
  if (!exported) {
    output.destroy();
    await rm(file, { force: true });
    throw new StartupError(`No organisation has the id ${organisationId}.`);
  }
  const { name, rows, documents, missing } = exported;
  const told = `${rows} rows and ${documents} documents of ${name} are in ${file}.\n`;
  if (missing.length === 0) return told;
  throw new StartupError(`${told}But the files of these documents could not be read: ${missing.join(', ')}.`);
}
