import { textLimits } from '@pcf/contract/text-limits';
import { type Language, languages } from '@pcf/contract/vocabulary/language';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import { z } from 'zod';
import { backUp } from './back-up/back-up.ts';
import { restore } from './back-up/restore.ts';
import { doubtfulSettings, readDatabaseConfig, readDataConfig, readPublicUrl } from './config.ts';
import type { Backend } from './database/backend.ts';
import { createDatabase, type Database } from './database/database.ts';
import { foundOrganisation } from './database/found-organisation.ts';
import { grantAdmin } from './database/grant-admin.ts';
import { nameInstallationAdmin, removeInstallationAdmin } from './database/installation-admins.ts';
import { isMigrated, migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { createDocumentStore, type DocumentStore } from './files/document-store.ts';
import { enqueue } from './jobs/enqueue.ts';
import { exportOrganisationTo } from './operate-organisations.ts';
import { eraseWho, exportTo } from './operate-people.ts';
import { makeRoles } from './operate-roles.ts';
import { StartupError } from './startup-error.ts';

const usage = `Commands for whoever operates the platform:
  create-roles [address] [database]                   make the three roles and an empty database on a PostgreSQL server;
                                                      the administrator's address comes from ADMINISTRATOR_URL, from the
                                                      file of ADMINISTRATOR_URL_FILE, is typed where it is -, or has no
                                                      password (PGPASSWORD and PGPASSFILE count)
    --prefix acme                                     for an installation beside others: acme_app, ..., acme_exchange
    --to <folder>                                     write the three new addresses into files instead of showing them
  migrate                                             bring the database up to date, as a start with DATABASE_OWNER_URL does
  test-mail <e-mail> [en|de|fr]                       queue a test mail; a running server sends it
  make-admin <e-mail>                                 make a verified user ADMIN, where none can be reached any more
  make-installation-admin <e-mail>                    let a verified user see, suspend, export and delete organisations of
                                                      the installation, beside those that INSTALLATION_ADMINS names
  remove-installation-admin <e-mail>                  take that back
  create-organisation <name> <e-mail> [en|de|fr]      make an organisation and invite its first ADMIN by mail;
                      [--print-link]                  with the link printed too, for whoever gets no mail
  export-organisation <id> <file>                     write what an organisation may read, and its documents, into a
                                                      new file (.tar.gz)
  export-person <e-mail, id or name> <file>           write all that is kept of a person into a new JSON file
  erase-person <e-mail, id or name>                   erase a person; the history then names a former user
  back-up <folder>                                    write all data and documents into a new folder
  restore <folder>                                    bring a back-up into an empty database, of either kind
`;

async function operate([command, ...words]: readonly string[]): Promise<string> {
  // Whatever this process makes is its user's alone.
  process.umask(0o077);
  for (const doubt of doubtfulSettings()) process.stderr.write(`${doubt}\n`);
  if (command === 'create-roles') return (await makeRoles(words)) ?? refuse();
  if (command === 'migrate') return bringUpToDate();
  if (command === 'test-mail') return queueTestMail(words);
  if (command === 'make-admin') return makeAdmin(words);
  if (command === 'make-installation-admin') return makeInstallationAdmin(words);
  if (command === 'remove-installation-admin') return endInstallationAdmin(words);
  if (command === 'create-organisation') return createOrganisation(words);
  if (command === 'export-organisation') return writeOrganisation(words);
  if (command === 'export-person') return writePerson(words);
  if (command === 'erase-person') return removePerson(words);
  if (command === 'back-up') return makeBackUp(words);
  if (command === 'restore') return restoreBackUp(words);
  return refuse();
}

function refuse(): never {
  throw new StartupError(usage);
}

/** For installations whose servers do not have the owner's address: one process migrates before they start. */
async function bringUpToDate(): Promise<string> {
  const settings = readDatabaseConfig();
  if (settings.kind === 'postgres' && !settings.owner) {
    throw new StartupError('Bringing the database up to date needs DATABASE_OWNER_URL.');
  }
  const backend = await openDatabase(settings, () => {}, { asItIs: true });
  const applied = await migrate(backend).finally(() => backend.close());
  if (applied.length === 0) return 'The database was up to date already.\n';
  return `The database is up to date; it lacked ${applied.join(', ')}.\n`;
}

async function queueTestMail([address = '', language = 'en']: readonly string[]): Promise<string> {
  const to = normaliseEmail(address);
  if (to === null || !languages.includes(language as Language)) throw new StartupError(usage);
  const settings = readDatabaseConfig();
  if (settings.kind === 'pglite') {
    throw new StartupError(
      'The embedded database belongs to the running server: a test mail needs a PostgreSQL server.',
    );
  }
  const database = createDatabase(await openDatabase(settings, () => {}));
  await database.withoutOrganisation((tx) =>
    enqueue(tx, 'mail', { template: 'test', to, language: language as Language }),
  );
  await database.close();
  return `Queued. The server sends it within seconds, or logs why not.\n`;
}

/** What is done to the user of one address. */
async function withAddress<Result>(
  [address = '']: readonly string[],
  doing: string,
  work: (database: Database, email: string) => Promise<Result>,
): Promise<Result> {
  const email = normaliseEmail(address);
  if (email === null) throw new StartupError(usage);
  const settings = readDatabaseConfig();
  if (settings.kind === 'postgres' && !settings.owner) throw new StartupError(`${doing} needs DATABASE_OWNER_URL.`);
  const database = createDatabase(await openDatabase(settings, () => {}));
  return await work(database, email).finally(() => database.close());
}

const makeAdmin = (words: readonly string[]): Promise<string> =>
  withAddress(words, 'Making an ADMIN', async (database, email) => {
    const name = await grantAdmin(database, email);
    if (name === undefined) throw new StartupError(`No verified user has the address ${email}.`);
    return `${name} is ADMIN now.\n`;
  });

const makeInstallationAdmin = (words: readonly string[]): Promise<string> =>
  withAddress(words, 'Making an administrator of the installation', async (database, email) => {
    const named = await nameInstallationAdmin(database, email);
    if (named === undefined) throw new StartupError(`No verified user has the address ${email}.`);
    return `${named.name} ${named.changed ? 'is an administrator of the installation now' : 'was one already'}.\n`;
  });

const endInstallationAdmin = (words: readonly string[]): Promise<string> =>
  withAddress(words, 'Removing an administrator of the installation', async (database, email) => {
    const name = await removeInstallationAdmin(database, email);
    if (name === undefined) {
      throw new StartupError(`${email} was not made one by this command. Whom INSTALLATION_ADMINS names stays one.`);
    }
    return `${name} is no administrator of the installation by this command any more.\n`;
  });

const printLink = '--print-link';

async function createOrganisation(given: readonly string[]): Promise<string> {
  const words = given.filter((word) => word !== printLink);
  const [text = '', address = '', language = 'en', ...rest] = words;
  const name = text.trim();
  const email = normaliseEmail(address);
  if (!name || name.length > textLimits.organisationName || email === null || rest.length > 0) {
    throw new StartupError(usage);
  }
  if (!languages.includes(language as Language)) throw new StartupError(usage);
  const settings = readDatabaseConfig();
  if (settings.kind === 'postgres' && !settings.owner) {
    throw new StartupError('Creating an organisation needs DATABASE_OWNER_URL.');
  }
  const links = given.includes(printLink);
  const publicUrl = links ? readPublicUrl() : undefined;
  if (links && !publicUrl) throw new StartupError('A link needs PUBLIC_URL, where the platform is reached.');
  const database = createDatabase(await openDatabase(settings, () => {}));
  const founded = await foundOrganisation(database, { name, email, language: language as Language }).finally(() =>
    database.close(),
  );
  if (!founded) throw new StartupError(`${email} belongs to an organisation already: name another address.`);
  const told = `${name} is there with the id ${founded.organisationId}. A running server invites ${email} by mail.\n`;
  return links
    ? `${told}Who opens this link becomes its first ADMIN; hand it to nobody else:\n${new URL(`/register-user?token=${founded.token}`, publicUrl).href}\n`
    : told;
}

async function withPeople<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const settings = readDatabaseConfig();
  if (settings.kind === 'postgres' && !settings.owner) {
    throw new StartupError('What is kept of a person is seen by the role of DATABASE_OWNER_URL: set it.');
  }
  const database = createDatabase(await openDatabase(settings, () => {}));
  return await work(database).finally(() => database.close());
}

async function writePerson([who, file]: readonly string[]): Promise<string> {
  if (!who || !file) throw new StartupError(usage);
  return withPeople((database) => exportTo(database, who, file));
}

async function removePerson([who]: readonly string[]): Promise<string> {
  if (!who) throw new StartupError(usage);
  return withPeople((database) => eraseWho(database, who));
}

/** With the database, as its owner, and the documents that the settings name. */
async function withAllData<Result>(
  work: (backend: Backend, documents: DocumentStore) => Promise<Result>,
  opening?: { asItIs: boolean },
): Promise<Result> {
  const settings = readDataConfig();
  if (settings.database.kind === 'postgres' && !settings.database.owner) {
    throw new StartupError('This needs DATABASE_OWNER_URL, whose role sees all data.');
  }
  const backend = await openDatabase(settings.database, () => {}, opening);
  return await createDocumentStore(settings.documents)
    .then((documents) => work(backend, documents))
    .finally(() => backend.close());
}

async function writeOrganisation([id = '', file]: readonly string[]): Promise<string> {
  if (!z.uuid().safeParse(id).success || !file) throw new StartupError(usage);
  return withAllData((backend, store) => exportOrganisationTo(createDatabase(backend), store, id, file));
}

async function makeBackUp([folder]: readonly string[]): Promise<string> {
  if (!folder) throw new StartupError(usage);
  const { tables, documents, missing } = await withAllData(
    async (backend, store) => {
      await refuseOtherVersion(backend);
      return backUp(backend, store, folder);
    },
    { asItIs: true },
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const told = `${rows} rows of ${tables.length} tables and ${documents.length} documents are in ${folder}.\n`;
  if (missing.length === 0) return told;
  const doubt = documents.length > 0 ? '' : ' None was found: is this where they were stored?';
  throw new StartupError(`${told}But the files of these documents could not be read: ${missing.join(', ')}.${doubt}`);
}

/** A back-up is the way back to the version that runs: it must not bring the database to this one first. */
async function refuseOtherVersion(backend: Backend): Promise<void> {
  if (await isMigrated(backend)) return;
  throw new StartupError(
    'The database is of another version than this program: make the back-up with the version that runs on it.',
  );
}

async function restoreBackUp([folder]: readonly string[]): Promise<string> {
  if (!folder) throw new StartupError(usage);
  const { madeAt, tables, documents } = await withAllData((backend, store) => restore(backend, store, folder), {
    asItIs: true,
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `Everything is as it was at ${madeAt}: ${rows} rows of ${tables.length} tables and ${documents.length} documents.\n`;
}

operate(process.argv.slice(2)).then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(
      error instanceof StartupError
        ? `${error.message}\n`
        : `${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exitCode = 1;
  },
);
