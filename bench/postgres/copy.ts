import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';

const pieceSize = 256 * 1024;

/** Sends rows, as text in the format of COPY, no faster than the server takes them. */
export const copyRows = (client: pg.Client, statement: string, rows: Iterable<string>): Promise<void> =>
  pipeline(Readable.from(inPieces(rows)), client.query(from(statement)));

export const copyFromFile = (client: pg.Client, statement: string, path: string): Promise<void> =>
  pipeline(createReadStream(path, { highWaterMark: pieceSize }), client.query(from(statement)));

/** Hands over what COPY sends, as it is. */
class CopyOut extends pg.Query {
  readonly #take: (bytes: Buffer) => void;

  constructor(text: string, take: (bytes: Buffer) => void) {
    super(text);
    this.#take = take;
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    this.#take(chunk);
  }
}

/** In large pieces: a stream that hands over row by row takes twice the time, and is no limit to compare with. */
export async function copyToFile(client: pg.Client, statement: string, path: string): Promise<void> {
  const file = createWriteStream(path);
  let piece = Buffer.allocUnsafe(pieceSize);
  let used = 0;
  const pass = () => {
    file.write(piece.subarray(0, used));
    piece = Buffer.allocUnsafe(pieceSize);
    used = 0;
  };
  await new Promise<void>((resolve, reject) => {
    const copying = new CopyOut(statement, (chunk) => {
      if (used + chunk.length > pieceSize) pass();
      // The memory of a chunk is used again for the next ones.
      used += chunk.copy(piece, used);
    });
    copying.on('end', () => resolve());
    copying.on('error', reject);
    client.query(copying);
  });
  pass();
  file.end();
  await finished(file);
}

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
