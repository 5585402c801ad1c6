import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database, Tx } from '../../database/database.ts';
import type { DocumentStore } from '../../files/document-store.ts';
import { FileStoreError } from '../../files/file-store-error.ts';
import { tarEnd, tarHeader, tarPadding } from '../../files/tar-entry.ts';

/** Rows of one file, so that a file is held in memory and the archive is not. */
const rowsOfFile = 1000;

export interface ExportedOrganisation {
  readonly name: string;
  readonly rows: number;
  readonly documents: number;
  /** Ids of documents whose files could not be read. */
  readonly missing: readonly string[];
}

/**
 * Writes what an organisation may read as a packed tar archive: a file of JSON lines for each thousand rows of a table or
 * view, and its documents by their ids. The wall between organisations decides what that is: it is read as a request of the
 * organisation reads it. Undefined where there is no such organisation.
 */
export async function exportOrganisation(
  database: Database,
  store: DocumentStore,
  organisationId: string,
  output: Writable,
): Promise<ExportedOrganisation | undefined> {
  const counted = { rows: 0, documents: 0, missing: [] as string[] };
  const name = await database.forNewOrganisation(organisationId, async (tx) => {
    const own = await tx.selectFrom('organisation').select('name').where('id', '=', organisationId).executeTakeFirst();
    if (own) await pipeline(archiveOf(tx, store, counted), createGzip(), output);
    return own?.name;
  });
  if (name === undefined) return undefined;
  await database.asOwner((tx) =>
    sql`select record_installation_event('ORGANISATION_EXPORTED', ${organisationId}::uuid, null)`.execute(tx),
  );
  return { name, ...counted };
}

async function* archiveOf(
  tx: Tx,
  store: DocumentStore,
  counted: { rows: number; documents: number; missing: string[] },
): AsyncGenerator<Buffer> {
  const moment = new Date();
  for (const relation of await readableRelations(tx)) {
    let file = 0;
    for await (const lines of linesOf(tx, relation)) {
      counted.rows += lines.length;
      file += 1;
      const content = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      const path = `tables/${relation.name}/${String(file).padStart(6, '0')}.jsonl`;
      yield Buffer.concat([tarHeader(path, content.length, moment), content, tarPadding(content.length)]);
    }
  }
  const { rows } = await sql<{ id: string; storage_key: string; size: number }>`
    select id, storage_key, size_bytes::double precision as size from document order by id`.execute(tx);
  for (const { id, storage_key: key, size } of rows) {
    const content = await opened(store, key);
    if (content === undefined) {
      counted.missing.push(id);
      continue;
    }
    yield tarHeader(`documents/${id}.pdf`, size, moment);
    for await (const chunk of content) yield chunk as Buffer;
    yield tarPadding(size);
    counted.documents += 1;
  }
  yield tarEnd;
}

async function opened(store: DocumentStore, key: string) {
  try {
    return await store.open(key);
  } catch (error) {
    if (error instanceof FileStoreError) return undefined;
    throw error;
  }
}

interface Relation {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Of partners' platforms, kept in a form that only the key of the installation opens. */
const sealedColumn = 'client_secret';

/** What the role of requests may read, by columns: nothing else that is secret is among it. */
async function readableRelations(tx: Tx): Promise<Relation[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attname <> ${sealedColumn} and has_column_privilege(c.oid, a.attnum, 'select')
     group by c.relname order by c.relname`.execute(tx);
  return rows;
}

async function* linesOf(tx: Tx, { name, columns }: Relation): AsyncGenerator<string[]> {
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    declare exported no scroll cursor for
    select row_to_json(r)::text as line from (select ${listed} from ${sql.table(name)}) r`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsOfFile)} from exported`.execute(tx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsOfFile) break;
  }
  await sql`close exported`.execute(tx);
}
