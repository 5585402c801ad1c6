import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { DocumentStore } from './files/document-store.ts';
import { FileStoreError } from './files/file-store-error.ts';
import { type OrganisationExport, openOrganisationExport } from './modules/installation/export-organisation.ts';
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
  const exported = await write(database, store, organisationId, output).catch(async (error: unknown) => {
    output.destroy();
    await rm(file, { force: true });
    throw error instanceof FileStoreError ? new StartupError(`Nothing was exported. ${error.message}.`) : error;
  });
  const { rows, documents, missing } = exported.counted;
  const told = `${rows} rows and ${documents} documents of ${exported.name} are in ${file}.\n`;
  if (missing.length === 0) return told;
  throw new StartupError(`${told}But the files of these documents could not be read: ${missing.join(', ')}.`);
}

async function write(
  database: Database,
  store: DocumentStore,
  organisationId: string,
  output: Writable,
): Promise<OrganisationExport> {
  const exported = await openOrganisationExport(database, store, organisationId);
  if (!exported) throw new StartupError(`No organisation has the id ${organisationId}.`);
  await database.asOwner((tx) =>
    sql`select record_installation_event('ORGANISATION_EXPORTED', ${organisationId}::uuid, null)`.execute(tx),
  );
  await pipeline(exported.content, output);
  return exported;
}
