import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config.ts';
import { checkedKey } from './checked-key.ts';
import { fileStoreErrors } from './file-store-error.ts';

type S3Settings = Extract<Config['documents'], { kind: 's3' }>;

/** A server that does not answer must not keep a request waiting for ever. */
const patience = { connectionTimeout: 5_000, socketTimeout: 30_000 };
const ignore = () => {};
/** The client would write to the console; what fails is told by our own errors. */
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

/**
 * Files in a bucket of S3, or of a server that speaks its protocol. The client looks for a region or keys that are not
 * set where all of AWS's programs do: in the environment, in the shared files, with a web identity, at the container
 * and at the machine.
 */
export function s3Store({ bucket, region, endpoint, keys, pathStyle }: S3Settings) {
  const client = new S3Client({
    ...(region ? { region } : {}),
    ...(endpoint ? { endpoint } : {}),
    ...(keys ? { credentials: keys } : {}),
    forcePathStyle: pathStyle,
    requestHandler: patience,
    logger: silent,
    // Servers that only speak the protocol often refuse the checksums that S3 itself would take.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const object = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) });
  return {
    put: (key: string, content: Readable, contentLength: number): Promise<void> =>
      fileStoreErrors('A file could not be written to the bucket', () =>
        sendWhole(content, async (abortSignal) => {
          const sent = { Body: content, ContentLength: contentLength, ContentType: 'application/pdf' };
          await client.send(new PutObjectCommand({ ...object(key), ...sent }), { abortSignal });
        }),
      ),
    open: (key: string): Promise<Readable> =>
      fileStoreErrors('A file could not be read from the bucket', async () => {
        const { Body } = await client.send(new GetObjectCommand(object(key)));
        if (!(Body instanceof Readable)) throw new Error('The server sent no content');
        return Body;
      }),
    remove: (key: string): Promise<void> =>
      fileStoreErrors('A file could not be removed from the bucket', async () => {
        await client.send(new DeleteObjectCommand(object(key)));
      }),
  };
}

/** The client does not notice that the content breaks off, and leaves it open where the server breaks off. */
async function sendWhole(content: Readable, send: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const broken = new AbortController();
  try {
    await Promise.all([finished(content), send(broken.signal)]);
  } catch (error) {
    broken.abort();
    content.destroy();
    throw error;
  }
}
