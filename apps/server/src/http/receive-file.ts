import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { FileStoreError } from '../files/file-store-error.ts';
import { ProblemError } from './problem-error.ts';

/** The field of the form that holds the file. */
const fileField = 'file';
/** What a form adds around its file. */
const formBytes = 64 * 1024;
/**
 * Files and fields are counted, parts are not: past a limit for these, the parser lets go of each further part without
 * listening to it, and a form that breaks off there would end the process.
 */
const maxInAForm = { files: 1, fields: 10, fieldSize: formBytes, parts: Number.POSITIVE_INFINITY };

export interface ReceivedFile {
  readonly path: string;
  /** As the sender calls it: not cleaned. */
  readonly name: string;
  readonly sha256: string;
}

/** Streams the file of a form to disk. What is wrong with the form is the sender's doing and answered as such. */
export async function receiveFile(request: FastifyRequest, path: string, maxBytes: number): Promise<ReceivedFile> {
  if (Number(request.headers['content-length']) > maxBytes + formBytes) throw new ProblemError('BODY_TOO_LARGE');
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new ProblemError('UNSUPPORTED_MEDIA_TYPE', { detail: 'A form with a file is not packed.' });
  }
  if (!request.isMultipart()) throw missingFile();
  let received: ReceivedFile | undefined;
  try {
    for await (const part of request.parts({ limits: { ...maxInAForm, fileSize: maxBytes } })) {
      if (part.type !== 'file') continue;
      if (part.fieldname === fileField) received = await save(part, path);
      else part.file.resume();
    }
  } catch (error) {
    // What is still on its way is let in and dropped, or the answer would wait for it.
    request.raw.resume();
    throw problemOf(error);
  }
  if (!received) throw missingFile();
  return received;
}

async function save({ file, filename }: MultipartFile, path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(file, hashed, createWriteStream(path, { mode: 0o600 }));
  if (file.truncated) throw new ProblemError('BODY_TOO_LARGE');
  return { path, name: filename ?? '', sha256: hash.digest('hex') };
}

function problemOf(error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  const { code, syscall } = Object(error) as NodeJS.ErrnoException;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ProblemError('BODY_TOO_LARGE');
  // Our own disk, not the sender.
  if (syscall !== undefined) return new FileStoreError(`An upload could not be kept: ${code}`, { cause: error });
  return new ProblemError('VALIDATION_FAILED', { detail: 'The form with the file is broken or has too many fields.' });
}

const missingFile = () =>
  new ProblemError('VALIDATION_FAILED', {
    errors: [{ path: `/body/${fileField}`, code: 'REQUIRED', message: 'The file is missing' }],
  });
