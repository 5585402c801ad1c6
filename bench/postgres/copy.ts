import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

const pieceSize = 256 * 1024;

/** Sends rows, as text in the format of COPY, no faster than the server takes them. */
export const copyRows = (client: pg.Client, statement: string, rows: Iterable<string>): Promise<void> =>
  pipeline(Readable.from(inPieces(rows)), client.query(from(statement)));

export const copyFromFile = (client: pg.Client, statement: string, path: string): Promise<void> =>
  pipeline(createReadStream(path, { highWaterMark: pieceSize }), client.query(from(statement)));

export const copyToFile = (client: pg.Client, statement: string, path: string): Promise<void> =>
  pipeline(client.query(to(statement)), createWriteStream(path, { highWaterMark: pieceSize }));

function* inPieces(rows: Iterable<string>): Generator<Buffer> {
  let waiting = '';
  for (const some of rows) {
    waiting += some;
    if (waiting.length < pieceSize) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  if (waiting !== '') yield Buffer.from(waiting);
}
