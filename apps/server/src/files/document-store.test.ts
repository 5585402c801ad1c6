import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { checkDocumentStore, createDocumentStore, type DocumentStore } from './document-store.ts';
import { FileStoreError } from './file-store-error.ts';

const mebibyte = 1024 * 1024;

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
  ['on disk', () => storeWith({ DOCUMENTS_DIR: folder })],
  ['in a bucket', () => storeWith(s3.settings)],
])('documents %s', (_place, create) => {
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
