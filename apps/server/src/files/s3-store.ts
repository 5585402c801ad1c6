import type { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Config } from '../config.ts';
import { fileStoreErrors } from './file-store-error.ts';

type S3Settings = Extract<Config['documents'], { kind: 's3' }>;

/** A server that does not answer must not keep a request waiting for ever. */
const patience = { connectionTimeout: 5_000, socketTimeout: 30_000 };
const ignore = () => {};
/** The client would write to the console; what fails is told by our own errors. */
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Files in a bucket of S3, or of a server that speaks its protocol. */
export function s3Store({ bucket, region, endpoint, accessKeyId, secretAccessKey, pathStyle }: S3Settings) {
  const client = new S3Client({
    region,
    ...(endpoint ? { endpoint } : {}),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: patience,
    logger: silent,
    // Servers that only speak the protocol often refuse the checksums that S3 itself would take.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  return {
    put: (key: string, content: Readable, contentLength: number): Promise<void> =>
      fileStoreErrors('A file could not be written to the bucket', () =>
        disk.putStream(key, content, { contentType: 'application/pdf', contentLength }),
      ),
    open: (key: string): Promise<Readable> =>
      fileStoreErrors('A file could not be read from the bucket', () => disk.getStream(key)),
    remove: (key: string): Promise<void> =>
      fileStoreErrors('A file could not be removed from the bucket', () => disk.delete(key)),
  };
}
