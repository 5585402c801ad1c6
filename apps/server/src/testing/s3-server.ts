import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentOf } from './s3/content.ts';
import { S3Refusal } from './s3/refusal.ts';
import { checkSignature } from './s3/signature.ts';

export interface S3Server {
  /** What names its bucket in the settings. */
  readonly settings: Readonly<Record<string, string>>;
  /** The calls that it took, whether it allowed them or not: method, host and path. */
  readonly calls: readonly string[];
  /** How many objects were not read to their end. */
  brokenOff(): number;
  stop(): Promise<void>;
}

interface StoredObject {
  readonly path: string;
  readonly bytes: number;
  readonly type: string;
}

const bucket = 'documents';
const region = 'eu-central-1';
const keys = { accessKeyId: 'PCFEXCHANGETESTS', secretAccessKey: 'the-secret-of-the-tests' };

/** A server that speaks the protocol of S3 as far as objects are written, read and deleted, with one empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-s3-'));
  const objects = new Map<string, StoredObject>();
  const calls: string[] = [];
  let brokenOff = 0;
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.headers.host}${pathOf(request)}`);
    response.once('close', () => {
      if (request.method === 'GET' && !response.writableFinished) brokenOff += 1;
    });
    answer(request, response, objects, folder).catch((error: unknown) => refuse(request, response, error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    calls,
    brokenOff: () => brokenOff,
    async stop() {
      server.close();
      // An upload that broke off leaves its connection open.
      server.closeAllConnections();
      await once(server, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, StoredObject>,
  folder: string,
): Promise<void> {
  checkSignature(request, { ...keys, region });
  const key = keyOf(request);
  switch (request.method) {
    case 'PUT': {
      const path = join(folder, randomUUID());
      const file = createWriteStream(path);
      await pipeline(contentOf(request), file);
      // Only what came as a whole is there.
      objects.set(key, { path, bytes: file.bytesWritten, type: request.headers['content-type'] ?? '' });
      response.writeHead(200).end();
      return;
    }
    case 'GET':
    case 'HEAD': {
      const object = objects.get(key);
      if (!object) throw new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.');
      response.writeHead(200, { 'content-length': object.bytes, 'content-type': object.type });
      if (request.method === 'HEAD') response.end();
      else await pipeline(createReadStream(object.path), response);
      return;
    }
    case 'DELETE': {
      const object = objects.get(key);
      objects.delete(key);
      if (object) await rm(object.path, { force: true });
      response.writeHead(204).end();
      return;
    }
    default:
      throw new S3Refusal(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
  }
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.replace(/\?.*$/s, '');

/** The bucket is the first part of the host's name, or else of the path. */
function keyOf(request: IncomingMessage): string {
  const path = decodeURIComponent(pathOf(request)).slice(1);
  if (request.headers.host?.startsWith(`${bucket}.`)) return path;
  if (!path.startsWith(`${bucket}/`)) {
    throw new S3Refusal(404, 'NoSuchBucket', 'The specified bucket does not exist.');
  }
  return path.slice(bucket.length + 1);
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const { status, code, message } =
    error instanceof S3Refusal ? error : new S3Refusal(500, 'InternalError', String(error));
  // What is still on its way is let in and dropped, and nothing further is read from this connection.
  request.resume();
  response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message><RequestId>${randomUUID()}</RequestId></Error>`,
  );
}
