import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Backend } from '../database/backend.ts';
import { createDocumentStore, type DocumentStore, diskStore } from '../files/document-store.ts';
import { FileStoreError } from '../files/file-store-error.ts';
import { type Content, openTestDatabase } from '../testing/database-source.ts';
import { allowedToOthers, pathsBelow } from '../testing/other-user.ts';
import { backUp } from './back-up.ts';
import { tableFile } from './contents.ts';
import { restore } from './restore.ts';
import { beforeSquash } from './testing/released.ts';
import { rowsIn } from './testing/rows-in.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-back-up-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** It knows of a document that no store has. */
async function withoutFile(): Promise<Backend> {
  const backend = await opened('demo');
  await backend.executeSql('owner')(
    `insert into document (organisation_id, name, size_bytes, sha256, storage_key, created_by)
     select organisation_id, 'Gone.pdf', 1, repeat('a', 64), 'cd/gone.pdf', id from actor order by id limit 1`,
  );
  return backend;
}

async function opened(content: Content): Promise<Backend> {
  const { backend, drop } = await openTestDatabase(inject('databaseSource'), content);
  onTestFinished(drop);
  return backend;
}

const report = 'What we emit, and how we know.';

/** The demo with a document, a mail that is not sent yet, and what a COPY must take care of. */
async function exchange() {
  const backend = await opened('demo');
  const documents = diskStore(await newFolder());
  await documents.put('ab/report.pdf', Readable.from([Buffer.from(report)]), report.length);
  const run = backend.executeSql('owner');
  await run(`insert into document (organisation_id, name, size_bytes, sha256, storage_key, created_by)
    select organisation_id, E'Tab\\t, line\\n, back\\\\slash and \\u2713', ${report.length}, repeat('a', 64), 'ab/report.pdf', id
      from actor order by id limit 1`);
  await run('insert into pgboss.job (name, data) values (\'mail\', \'{"template": "test"}\')');
  await run("select nextval('request_number')");
  const folder = join(await newFolder(), 'first');
  return { backend, documents, folder, contents: await backUp(backend, documents, folder) };
}

async function rulesOf(backend: Backend) {
  const { rows } = await backend.executeSql('owner')(`
    select (select count(*)::integer from pg_constraint where contype = 'f' and convalidated) as references,
           (select count(*)::integer from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers,
           (select count(*)::integer from pg_trigger where tgenabled <> 'O') as disabled`);
  return rows[0];
}

describe('a back-up', () => {
  it('has every row that outlives a crash, and comes back as it was', async () => {
    const made = await exchange();
    const rows = Object.fromEntries(made.contents.tables.map((table) => [table.name, table.rows]));
    expect(rows).toMatchObject({ 'public.document': 1, 'public.signing_key': expect.any(Number) });
    expect(rows['public.organisation']).toBeGreaterThan(3);
    expect(rows['pgboss.job']).toBeGreaterThan(0);
    expect(Object.keys(rows)).not.toContain('public.rate_limit');

    const target = await opened('empty');
    const documents = diskStore(await newFolder());
    const rules = await rulesOf(target);
    await restore(target, documents, made.folder);
    expect(await text(await documents.open('ab/report.pdf'))).toBe(report);
    expect(await rulesOf(target)).toEqual({ ...rules, disabled: 0 });
    const again = join(await newFolder(), 'second');
    await backUp(target, documents, again);
    expect(await rowsIn(again)).toEqual(await rowsIn(made.folder));
  });

  it('is for nobody else on the machine to read, in a folder that was there too', async () => {
    const folder = join(await newFolder(), 'made-before');
    await mkdir(folder, { mode: 0o755 });
    await backUp(await opened('demo'), diskStore(await newFolder()), folder);
    const paths = pathsBelow(folder);
    expect(paths.length).toBeGreaterThan(30);
    expect(allowedToOthers(paths)).toEqual([]);
  });

  it('names the documents whose files are gone, and has all others', async () => {
    const backend = await withoutFile();
    const { missing, documents } = await backUp(backend, diskStore(await newFolder()), join(await newFolder(), 'b'));
    expect({ missing, documents }).toEqual({ missing: ['cd/gone.pdf'], documents: [] });
  });

  it('fails where the documents cannot be read, instead of calling them gone', async () => {
    const backend = await withoutFile();
    const unmounted = diskStore(join(await newFolder(), 'volume'));
    const unreachable = await createDocumentStore({
      kind: 's3',
      bucket: 'documents',
      region: 'eu-central-1',
      endpoint: 'http://127.0.0.1:9',
      keys: { accessKeyId: 'key', secretAccessKey: 'secret' },
      pathStyle: true,
    });
    for (const store of [unmounted, unreachable]) {
      await expect(backUp(backend, store, join(await newFolder(), 'b'))).rejects.toThrow(/could not be read from/);
    }
  });

  it('has the others where one document cannot be read, and names it', async () => {
    const { backend, documents, contents } = await exchange();
    const run = backend.executeSql('owner');
    await run(`insert into document (organisation_id, name, size_bytes, sha256, storage_key, created_by)
      select organisation_id, 'Damaged', size_bytes, repeat('b', 64), 'cd/damaged.pdf', created_by
        from document where storage_key = 'ab/report.pdf'`);
    const damaged: DocumentStore = {
      ...documents,
      open: (key) => (key === 'cd/damaged.pdf' ? Promise.reject(new FileStoreError('EIO')) : documents.open(key)),
    };
    const again = await backUp(backend, damaged, join(await newFolder(), 'b'));
    expect(again.missing).toEqual([...contents.missing, 'cd/damaged.pdf']);
    expect(again.documents).toEqual(contents.documents);
  });

  it('is written into no folder that has something in it', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'notes.txt'), '');
    await expect(backUp(await opened('empty'), diskStore(folder), folder)).rejects.toThrow('is not empty');
  });
});

describe('a back-up of the last version before the migrations were squashed', () => {
  it('is not restored where it has one migration less', async () => {
    const folder = join(await newFolder(), 'earlier');
    await cp(beforeSquash.folder, folder, { recursive: true });
    const file = join(folder, 'back-up.json');
    const contents = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...contents, migrations: contents.migrations.slice(0, -1) }));
    const documents = diskStore(await newFolder());
    await expect(restore(await opened('empty'), documents, folder)).rejects.toThrow(
      'was made by a version that this one does not know (its last migration is 0039-checked-passwords)',
    );
  });
});

describe('nothing is restored', () => {
  it('where there are organisations already', async () => {
    const { backend, documents, folder } = await exchange();
    await expect(restore(backend, documents, folder)).rejects.toThrow('has organisations in it already');
  });

  it('from a back-up that is not complete, not understood, damaged or of another version', async () => {
    const { folder } = await exchange();
    const target = await opened('empty');
    const documents = diskStore(await newFolder());
    const contents = join(folder, 'back-up.json');
    const original = await readFile(contents, 'utf8');
    const refused = (reason: string) => expect(restore(target, documents, folder)).rejects.toThrow(reason);

    await rm(contents);
    await refused('There is no complete back-up');
    await writeFile(contents, '{"format": 2}');
    await refused('is not one that this version understands');
    await writeFile(contents, original.replace('0001-core', '0001-heart'));
    await refused('was made by a version that this one does not know');
    await writeFile(contents, original.replace('public.organisation"', 'public.organisation (id) from program"'));
    await refused('has other tables than this database');

    await writeFile(contents, original);
    const table = tableFile(folder, 'public.organisation');
    const rows = gunzipSync(await readFile(table)).toString();
    await writeFile(table, gzipSync(rows.replace('Nordic Kitchen', 'Nordic Kitten')));
    await refused('is damaged: public.organisation is not what was written');
    await writeFile(table, gzipSync(rows));
    await writeFile(join(folder, 'documents', 'ab', 'report.pdf'), 'Something else.');
    await refused('is damaged: ab/report.pdf is not what was written');

    const { rows: left } = await target.executeSql('owner')('select count(*)::integer as count from organisation');
    expect(left).toEqual([{ count: 0 }]);
    await expect(documents.open('ab/report.pdf')).rejects.toThrow();
  });
});
