import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { pipeline as toItsEnd } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip, gzip } from 'node:zlib';
import { sql } from 'kysely';
import { currentCall } from '../../database/current-call.ts';
import type { Database, Tx } from '../../database/database.ts';
import { TurnRefusal } from '../../database/fair-gate.ts';
import type { DocumentStore } from '../../files/document-store.ts';
import { FileStoreError, fileStoreErrors } from '../../files/file-store-error.ts';
import { tarEnd, tarHeader, tarPadding } from '../../files/tar-entry.ts';
import { takeTime } from '../../http/handle-upload.ts';
import { removeFile, temporaryPath } from '../../http/temporary-files.ts';
import { createSlots } from '../../limits/slots.ts';

export interface OrganisationExport {
  readonly name: string;
  /** A packed tar archive. Nothing of it stays on disk, however it ends. */
  readonly content: Readable;
  /** What is in the archive, complete once it has ended. */
  readonly counted: Counted;
}

interface Counted {
  rows: number;
  documents: number;
  /** Names of documents in the archive whose files could not be read. */
  readonly missing: string[];
}

interface ExportedDocument {
  readonly path: string;
  readonly storage_key: string;
}

/** An export keeps a transaction open while it reads the tables, which others must not wait for. */
const inSlot = createSlots(1);
const pack = promisify(gzip);
/** Readable by the account of the server alone. */
const mode = 0o600;

/**
 * What an organisation may read: files of JSON lines for each table or view, and documents as they are. The wall between
 * organisations decides what that is: it is read as a request of the organisation reads it. The tables lie in a temporary
 * file before anything is sent, so that no transaction waits for who fetches them. Undefined where there is no such
 * organisation.
 */
export async function openOrganisationExport(
  database: Database,
  store: DocumentStore,
  organisationId: string,
): Promise<OrganisationExport | undefined> {
  const path = await temporaryPath('export');
  const moment = new Date();
  const counted: Counted = { rows: 0, documents: 0, missing: [] };
  const leaving = whetherCallerLeft();
  try {
    const found = await inSlot(organisationId, () =>
      database.forNewOrganisation(organisationId, async (tx) => {
        await takeTime(tx);
        const name = await nameOf(tx, organisationId);
        if (name === undefined) return undefined;
        counted.rows = await writeTables(tx, path, moment, leaving.refuse);
        return { name, documents: await documentsOf(tx) };
      }),
    );
    if (!found) return undefined;
    const content = createGzip();
    const archive = Readable.from(archiveOf(path, store, found.documents, moment, counted), { objectMode: false });
    // An archive that nobody begins to read removes nothing itself.
    pipeline(archive, content, () => void removeFile(path));
    return { name: found.name, content, counted };
  } catch (error) {
    await removeFile(path);
    throw error;
  } finally {
    leaving.end();
  }
}

/** Of a call: nobody reads tables for a caller who has gone. */
function whetherCallerLeft() {
  const connection = currentCall()?.connection;
  let left = false;
  const leave = () => {
    left = true;
  };
  connection?.once('close', leave);
  return {
    refuse() {
      if (left) throw new TurnRefusal('GONE');
    },
    end: () => void connection?.off('close', leave),
  };
}

/** Those of organisations that were only invited are not theirs. */
async function nameOf(tx: Tx, organisationId: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('organisation')
    .select('name')
    .where('id', '=', organisationId)
    .where('placeholder_of', 'is', null)
    .executeTakeFirst();
  return found?.name;
}

/**
 * One step after the other: a statement that was still on its way when the transaction ends would reach whoever has the
 * connection next. Each piece is packed by itself; read together they are one text again.
 */
async function writeTables(tx: Tx, path: string, moment: Date, goOn: () => void): Promise<number> {
  let rows = 0;
  const file = await open(path, 'wx', mode);
  try {
    for (const relation of await exportedRelations(tx)) {
      let number = 0;
      for await (const lines of linesOf(tx, relation)) {
        goOn();
        number += 1;
        rows += lines.length;
        const content = Buffer.from(lines.map((line) => `${line}\n`).join(''));
        const name = `tables/${relation.name}/${String(number).padStart(6, '0')}.jsonl`;
        await file.appendFile(await pack(tarFile(name, content, moment), { level: 1 }));
      }
    }
  } finally {
    await file.close();
  }
  return rows;
}

const tarFile = (name: string, content: Buffer, moment: Date) =>
  Buffer.concat([tarHeader(name, content.length, moment), content, tarPadding(content.length)]);

/**
 * Its own documents, and those that suppliers submitted to it. By their ids, since names are people's and may be the same.
 */
async function documentsOf(tx: Tx): Promise<ExportedDocument[]> {
  const { rows } = await sql<ExportedDocument>`
    select 'documents/' || id || '.pdf' as path, storage_key from document
    union
    select 'received-documents/' || id || '.pdf', storage_key from shared_document
    order by path`.execute(tx);
  return rows;
}

/**
 * A store that fails so often without a document in between is away, as is one that gives none at all: the archive breaks
 * off instead of looking whole.
 */
const failuresInARow = 10;

async function* archiveOf(
  path: string,
  store: DocumentStore,
  documents: readonly ExportedDocument[],
  moment: Date,
  counted: Counted,
): AsyncGenerator<Buffer> {
  let failures: FileStoreError[] = [];
  try {
    const tables = createGunzip();
    pipeline(createReadStream(path), tables, () => {});
    yield* tables;
    for (const document of documents) {
      const bytes = await fetchDocument(store, document.storage_key, path).catch((error: unknown) => {
        if (!(error instanceof FileStoreError)) throw error;
        if (!error.isMissing) failures.push(error);
        if (failures.length === failuresInARow) throw error;
        return undefined;
      });
      if (bytes === undefined) {
        counted.missing.push(document.path);
        continue;
      }
      failures = [];
      yield tarHeader(document.path, bytes, moment);
      yield* createReadStream(path);
      yield tarPadding(bytes);
      counted.documents += 1;
    }
    if (failures[0] && counted.documents === 0) throw failures[0];
    if (counted.missing.length > 0) {
      const names = counted.missing.map((name) => `${name}\n`).join('');
      yield tarFile('missing-documents.txt', Buffer.from(names), moment);
    }
    yield tarEnd;
  } finally {
    await removeFile(path);
  }
}

/**
 * Brings a document to disk and says how large it is. An archive says that before the document and cannot take it back:
 * neither its row nor the store is believed, and one that breaks off on the way is only missing.
 */
async function fetchDocument(store: DocumentStore, key: string, path: string): Promise<number> {
  const content = await store.open(key);
  return fileStoreErrors('A document could not be fetched', async () => {
    await toItsEnd(content, createWriteStream(path, { mode }));
    return (await stat(path)).size;
  });
}

interface Relation {
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * What the role of requests may read, and the organisation may not in this form. Of tables that two organisations share
 * each side sees its own views: not how a customer calls a product it sent under another name, nor whether an invited
 * address belongs to somebody.
 */
const leftOut: readonly string[] = [
  'product_line',
  'emission_request',
  'line_history',
  'submission',
  'invitation',
  'invitation_claim',
  // The secret that a partner's platform gave is in it, sealed; own_network_connection has the rest.
  'network_connection',
  // Of the installation.
  'platform',
  'schema_migration',
];

async function exportedRelations(tx: Tx): Promise<Relation[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and has_column_privilege(c.oid, a.attnum, 'select')
       and c.relname <> all (${leftOut}::text[])
     group by c.relname order by c.relname`.execute(tx);
  return rows;
}

/** A file is held in memory: it ends at so many rows, or at so many characters where they are long. */
const rowsOfFile = 1000;
const lengthOfFile = 4_000_000;
/** Of rows that may be a megabyte each. */
const rowsAtOnce = 100;

async function* linesOf(tx: Tx, { name, columns }: Relation): AsyncGenerator<string[]> {
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    declare exported no scroll cursor for
    select row_to_json(r)::text as line from (select ${listed} from ${sql.table(name)}) r`.execute(tx);
  let lines: string[] = [];
  let length = 0;
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from exported`.execute(tx);
    for (const { line } of rows) {
      lines.push(line);
      length += line.length;
    }
    const isLast = rows.length < rowsAtOnce;
    if (lines.length > 0 && (isLast || lines.length >= rowsOfFile || length >= lengthOfFile)) {
      yield lines;
      lines = [];
      length = 0;
    }
    if (isLast) break;
  }
  await sql`close exported`.execute(tx);
}
