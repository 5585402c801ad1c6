import dns from 'node:dns';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { allowedToOthers, pathsBelow } from '../testing/other-user.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { checkDocumentStore, createDocumentStore, type DocumentStore, diskStore } from './document-store.ts';
import { FileStoreError } from './file-store-error.ts';

const mebibyte = 1024 * 1024;

type FoundAddress = (error: null, found: readonly dns.LookupAddress[]) => void;

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-store-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const storeWith = (settings: Readonly<Record<string, string>>) => createDocumentStore(readConfig(settings).documents);
const put = (store: DocumentStore, key: string, content: string) =>
  store.put(key, Readable.from([Buffer.from(content)]), Buffer.byteLength(content));

// What is only waiting to be collected is not held, and would be most of what is measured.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const heldByBuffers = () => {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
};

/** Most memory that buffers hold while a mebibyte after the other is sent, compared with before. */
async function sendLarge(store: DocumentStore, key: string, mebibytes: number): Promise<number> {
  const before = heldByBuffers();
  let most = 0;
  async function* chunks() {
    for (let sent = 0; sent < mebibytes; sent += 1) {
      if (sent % 8 === 0) most = Math.max(most, heldByBuffers() - before);
      yield Buffer.alloc(mebibyte, sent);
    }
  }
  await store.put(key, Readable.from(chunks(), { objectMode: false, highWaterMark: mebibyte }), mebibytes * mebibyte);
  return most;
}

describe.each([
  [
    'on disk',
    () => storeWith({ DOCUMENTS_DIR: folder }),
    () => storeWith({ DOCUMENTS_DIR: join(import.meta.filename, 'below-a-file') }),
  ],
  ['in a bucket', () => storeWith(s3.settings), () => storeWith({ ...s3.settings, S3_ENDPOINT: 'http://127.0.0.1:9' })],
])('documents %s', (_place, create, createFailing) => {
  let store: DocumentStore;
  beforeAll(async () => {
    store = await create();
  });

  it('are read as they were written', async () => {
    await put(store, 'ab/one.pdf', '%PDF one ü');
    await put(store, 'ab/two.pdf', '%PDF two');
    expect(await text(await store.open('ab/one.pdf'))).toBe('%PDF one ü');
    expect(await text(await store.open('ab/two.pdf'))).toBe('%PDF two');
  });

  it('are gone once they are removed, which may happen twice', async () => {
    await put(store, 'ab/gone.pdf', '%PDF');
    await store.remove('ab/gone.pdf');
    await store.remove('ab/gone.pdf');
    await expect(store.open('ab/gone.pdf')).rejects.toBeInstanceOf(FileStoreError);
  });

  it('never leave their place', async () => {
    await expect(put(store, '../outside.pdf', '%PDF')).rejects.toBeInstanceOf(FileStoreError);
    await expect(store.open('../../etc/passwd')).rejects.toBeInstanceOf(FileStoreError);
  });

  it('that are missing are told apart from a place that fails', async () => {
    await expect(store.open('ab/never.pdf')).rejects.toThrow(/: (ENOENT|NoSuchKey), /);
    await expect(store.open('ab/never.pdf')).rejects.toMatchObject({ isMissing: true });
    const failing = (await createFailing()).open('ab/never.pdf');
    await expect(failing).rejects.toThrow(/: (Error, The folder of the documents is not there|ECONNREFUSED, )/);
    await expect(failing).rejects.toMatchObject({ isMissing: false });
  });

  it('that are large are never in memory as a whole', async () => {
    const mebibytes = 160;
    expect(await sendLarge(store, 'ab/large.pdf', mebibytes)).toBeLessThan((mebibytes / 4) * mebibyte);
    let read = 0;
    for await (const chunk of await store.open('ab/large.pdf')) read += (chunk as Buffer).length;
    expect(read).toBe(mebibytes * mebibyte);
    await store.remove('ab/large.pdf');
  }, 120_000);

  it('that break off on their way are an error', async () => {
    async function* broken() {
      yield Buffer.from('%PDF');
      throw new Error('the disk is broken');
    }
    await expect(store.put('ab/broken.pdf', Readable.from(broken()), 1000)).rejects.toThrow('the disk is broken');
    const missing = createReadStream(join(folder, 'no-such-upload'));
    await expect(store.put('ab/broken.pdf', missing, 1000)).rejects.toThrow('ENOENT');
    await expect(store.open('ab/broken.pdf')).rejects.toThrow(/: (ENOENT|NoSuchKey), /);
  });

  it('whose sender goes away are an error', async () => {
    const content = new PassThrough();
    content.write('%PDF');
    const put = store.put('ab/left.pdf', content, 1000);
    setTimeout(() => content.destroy(), 50);
    await expect(put).rejects.toThrow('ERR_STREAM_PREMATURE_CLOSE');
    await expect(store.open('ab/left.pdf')).rejects.toThrow(/: (ENOENT|NoSuchKey), /);
  });

  it('that cannot be kept are closed', async () => {
    const refused = createReadStream(import.meta.filename);
    await expect(store.put('../outside.pdf', refused, 1000)).rejects.toBeInstanceOf(FileStoreError);
    const failed = createReadStream(import.meta.filename);
    await expect((await createFailing()).put('ab/one.pdf', failed, 1000)).rejects.toBeInstanceOf(FileStoreError);
    expect([refused.destroyed, failed.destroyed]).toEqual([true, true]);
  });
});

describe('the folder of documents', () => {
  const place = () => join(folder, 'private');
  const below = () => pathsBelow(place()).map((path) => relative(place(), path));

  it('are for their owner alone, folders and all', async () => {
    await put(diskStore(place()), 'ab/one.pdf', '%PDF one');
    expect(below()).toEqual(['', 'ab', 'ab/one.pdf']);
    expect(allowedToOthers(pathsBelow(place()))).toEqual([]);
  });

  it('are there as a whole or not at all', async () => {
    const store = diskStore(place());
    const content = new PassThrough();
    content.write('%PDF');
    const written = store.put('ab/one.pdf', content, 8);
    await vi.waitFor(() => expect(below()).toContain('ab/.one.pdf.part'));
    expect(allowedToOthers(pathsBelow(place()))).toEqual([]);
    expect(await text(await store.open('ab/one.pdf'))).toBe('%PDF one');
    content.end(' two');
    await written;
    expect(await text(await store.open('ab/one.pdf'))).toBe('%PDF two');
    await expect(store.put('ab/one.pdf', new PassThrough().destroy(), 8)).rejects.toBeInstanceOf(FileStoreError);
    expect(await text(await store.open('ab/one.pdf'))).toBe('%PDF two');
    expect(below()).toEqual(['', 'ab', 'ab/one.pdf']);
  });

  it('that a killed process was writing are removed with their key', async () => {
    await writeFile(join(place(), 'ab', '.killed.pdf.part'), '%PDF');
    await diskStore(place()).remove('ab/killed.pdf');
    expect(below()).toEqual(['', 'ab', 'ab/one.pdf']);
  });

  it('have no key that leads out of their folder or to a file of the store itself', async () => {
    const store = diskStore(place());
    const hostile = [
      '',
      '.',
      '..',
      '/etc/passwd',
      'ab/../../one.pdf',
      'ab\\..\\one.pdf',
      'ab/.one.pdf.part',
      'ab/',
      'a\0b',
      'a\n',
    ];
    for (const key of hostile) {
      const refused = expect.objectContaining({ message: expect.stringContaining('is not the key of a file') });
      await expect(put(store, key, '%PDF')).rejects.toEqual(refused);
      await expect(store.open(key)).rejects.toEqual(refused);
      await expect(store.remove(key)).rejects.toEqual(refused);
    }
    expect(below()).toEqual(['', 'ab', 'ab/one.pdf']);
  });
});

describe('the bucket of documents', () => {
  it('are asked for with the bucket in the path, or in the name of the host', async () => {
    const { host, port } = new URL(s3.settings.S3_ENDPOINT ?? '');
    const inPath = await storeWith(s3.settings);
    await put(inPath, 'ab/one.pdf', '%PDF one');
    expect(s3.calls.at(-1)).toBe(`PUT ${host}/documents/ab/one.pdf`);
    // Not every system knows that all names below "localhost" are its own.
    const lookup = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((_name: string, _options: unknown, found: FoundAddress) =>
        found(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof dns.lookup);
    onTestFinished(() => lookup.mockRestore());
    const elsewhere = { S3_ENDPOINT: `http://localhost:${port}`, S3_PATH_STYLE: 'false' };
    const inHost = await storeWith({ ...s3.settings, ...elsewhere });
    expect(await text(await inHost.open('ab/one.pdf'))).toBe('%PDF one');
    expect(s3.calls.at(-1)).toBe(`GET documents.localhost:${port}/ab/one.pdf`);
  });

  it('that are no longer read leave no connection behind', async () => {
    const store = await storeWith(s3.settings);
    await sendLarge(store, 'ab/large.pdf', 8);
    const stream = await store.open('ab/large.pdf');
    await once(stream, 'readable');
    stream.destroy();
    await vi.waitFor(() => expect(s3.brokenOff()).toBe(1));
  });
});

describe('a start', () => {
  const refusal = async (settings: Readonly<Record<string, string>>) => {
    const { documents } = readConfig(settings);
    const error: unknown = await checkDocumentStore(await createDocumentStore(documents), documents).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(StartupError);
    return (error as Error).message;
  };

  it('goes on where documents can be kept', async () => {
    for (const settings of [{ DOCUMENTS_DIR: join(folder, 'new') }, s3.settings]) {
      const { documents } = readConfig(settings);
      await checkDocumentStore(await createDocumentStore(documents), documents);
    }
  });

  it('says what to do where the folder cannot be written', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await refusal({ DOCUMENTS_DIR: file })).toMatch(/^Documents cannot be kept in .*file: give the folder .*\./);
  });

  it.each([
    ['the bucket is missing', { S3_BUCKET: 'nowhere' }, 'NoSuchBucket'],
    [
      'the keys are wrong',
      { S3_ACCESS_KEY_ID: 'nobody', S3_SECRET_ACCESS_KEY: 'not-the-secret' },
      'InvalidAccessKeyId',
    ],
    ['the secret is wrong', { S3_SECRET_ACCESS_KEY: 'not-the-secret' }, 'SignatureDoesNotMatch'],
    ['the region is wrong', { S3_REGION: 'eu-west-1' }, 'SignatureDoesNotMatch'],
    ['nothing answers', { S3_ENDPOINT: 'http://127.0.0.1:9' }, 'ECONNREFUSED'],
  ])('says what to do where %s, and no secret', async (_what, wrong, reason) => {
    const message = await refusal({ ...s3.settings, ...wrong });
    expect(message).toMatch(
      /^Documents cannot be kept in the bucket \w+ at 127\.0\.0\.1:\d+: correct the S3_ settings/,
    );
    expect(message).toContain(reason);
    expect(message).not.toContain('not-the-secret');
  });
});
