import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../s3-server.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());

const object = { Bucket: 'documents', Key: 'ab/a name (ü) & more.pdf' };

const ignore = () => {};

/** As the client of S3 is by itself: with checksums of what it sends. */
function client(settings: S3ClientConfig = {}): S3Client {
  const { S3_REGION: region, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = s3.settings;
  return new S3Client({
    region: region ?? '',
    endpoint: endpoint ?? '',
    forcePathStyle: true,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
    maxAttempts: 1,
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    ...settings,
  });
}

/** A client whose requests are changed once they are signed. */
function tamperingClient(change: (headers: Record<string, string>, request: { body: unknown }) => void): S3Client {
  const tampering = client();
  tampering.middlewareStack.add(
    (next) => (sent) => {
      const request = sent.request as { headers: Record<string, string>; body: unknown };
      change(request.headers, request);
      return next(sent);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  return tampering;
}

const read = async () => (await client().send(new GetObjectCommand(object))).Body?.transformToString();

describe('the S3 server of the tests', () => {
  it.each([
    ['in one piece', () => '%PDF ü'],
    ['as a stream with a checksum behind it', () => Readable.from(['%PDF', ' ', 'ü'].map((part) => Buffer.from(part)))],
  ])('takes an object %s, and gives it back until it is deleted', async (_how, content) => {
    await client().send(new PutObjectCommand({ ...object, Body: content(), ContentLength: 7 }));
    expect(await read()).toBe('%PDF ü');
    expect(await client().send(new HeadObjectCommand(object))).toMatchObject({ ContentLength: 7 });
    await client().send(new DeleteObjectCommand(object));
    await client().send(new DeleteObjectCommand(object));
    await expect(client().send(new HeadObjectCommand(object))).rejects.toMatchObject({ name: 'NotFound' });
    await expect(read()).rejects.toMatchObject({ name: 'NoSuchKey', $metadata: { httpStatusCode: 404 } });
  });

  it('takes a large stream with a checksum behind it', async () => {
    const content = Array.from({ length: 40 }, (_, index) => Buffer.alloc(100_001, index));
    const whole = Buffer.concat(content);
    await client().send(new PutObjectCommand({ ...object, Body: Readable.from(content), ContentLength: whole.length }));
    const { Body } = await client().send(new GetObjectCommand(object));
    expect(whole.equals((await Body?.transformToByteArray()) ?? Buffer.alloc(0))).toBe(true);
    await client().send(new DeleteObjectCommand(object));
  });

  it('refuses content that is not what its checksum says, and keeps nothing of it', async () => {
    const wrong = { ChecksumCRC32: 'AAAAAA==' };
    await expect(client().send(new PutObjectCommand({ ...object, Body: '%PDF', ...wrong }))).rejects.toMatchObject({
      name: 'BadDigest',
    });
    await expect(read()).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it.each([
    ['has another checksum behind it', '4\r\n%PDF\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n', 'BadDigest'],
    ['has no checksum behind it', '4\r\n%PDF\r\n0\r\n\r\n', 'BadDigest'],
    ['is longer than announced', '5\r\n%PDF!\r\n0\r\n\r\n', 'IncompleteBody'],
    ['ends too early', '4\r\n%PDF\r\n', 'IncompleteBody'],
    ['has a chunk without a size', 'x\r\n%PDF\r\n0\r\n\r\n', 'InvalidChunkSizeError'],
  ])('refuses a stream that %s, and keeps nothing of it', async (_what, body, code) => {
    const tampering = tamperingClient((_headers, request) => {
      request.body = Readable.from([Buffer.from(body)]);
    });
    const streamed = { Body: Readable.from([Buffer.from('%PDF')]), ContentLength: 4 };
    await expect(tampering.send(new PutObjectCommand({ ...object, ...streamed }))).rejects.toMatchObject({
      name: code,
    });
    await expect(read()).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it.each([
    [
      'another secret',
      'SignatureDoesNotMatch',
      () => client({ credentials: { ...known(), secretAccessKey: 'guess' } }),
    ],
    ['an unknown key', 'InvalidAccessKeyId', () => client({ credentials: { ...known(), accessKeyId: 'guess' } })],
    ['another region', 'SignatureDoesNotMatch', () => client({ region: 'eu-west-1' })],
    ['no signature', 'AccessDenied', () => tamperingClient((headers) => delete headers.authorization)],
    [
      'a header that was changed',
      'SignatureDoesNotMatch',
      () => tamperingClient((headers) => Object.assign(headers, { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' })),
    ],
    [
      'a header that was added',
      'SignatureDoesNotMatch',
      () => tamperingClient((headers) => Object.assign(headers, { 'x-amz-acl': 'public-read' })),
    ],
  ])('refuses %s', async (_what, code, create) => {
    for (const command of [
      new GetObjectCommand(object),
      new PutObjectCommand({ ...object, Body: '%PDF' }),
      new DeleteObjectCommand(object),
    ]) {
      await expect(create().send(command as GetObjectCommand)).rejects.toMatchObject({
        name: code,
        $metadata: { httpStatusCode: 403 },
      });
    }
  });

  const known = () => ({
    accessKeyId: s3.settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: s3.settings.S3_SECRET_ACCESS_KEY ?? '',
  });
});
